"""Write ledger/coverage.md: every rule, where the code says it, which tests bear it."""

from __future__ import annotations

from bathysphere import ledgers


def main() -> None:
    path = ledgers.folder() / "coverage.md"
    path.write_text(ledgers.coverage(), encoding="utf-8")
    print(f"{path.name} written")


if __name__ == "__main__":
    main()
