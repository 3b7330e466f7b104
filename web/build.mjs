// Builds the client into the server's static folder and refuses to let it grow beyond its budget.
import { build } from "esbuild";
import { copyFileSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET = 15 * 1024;
const out = new URL("../src/bathysphere/server/static/", import.meta.url).pathname;

mkdirSync(out, { recursive: true });
const shared = { bundle: true, minify: true, target: "es2022", legalComments: "none", outdir: out };
await build({ ...shared, format: "iife", entryPoints: ["src/client.ts", "src/film.ts"] });
await build({ ...shared, entryPoints: ["src/table.css"], external: ["*.woff2"] });
copyFileSync("src/icon.svg", `${out}icon.svg`);
for (const font of readdirSync("fonts")) copyFileSync(`fonts/${font}`, out + font);

const size = gzipSync(readFileSync(`${out}client.js`), { level: 9 }).length;
console.log(`client.js: ${size} bytes gzipped of ${BUDGET}`);
if (size > BUDGET) process.exit(1);
