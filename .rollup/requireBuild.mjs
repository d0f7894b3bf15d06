import { existsSync, readFileSync } from 'node:fs';

/** Before `npm pack`: fails if a file that package.json exports is not built, since the tarball would lack it. */
const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
const files = Object.values(exports).flatMap((target) => (typeof target === 'string' ? target : Object.values(target)));
const missing = [...files.filter((file) => !file.includes('*')), './dist/browser/quire.js'].find(
  (file) => !existsSync(file),
);
if (missing) {
  console.error(`${missing} is not built, so the package would lack it. Run: npm run build && npm pack`);
  process.exit(1);
}
