import { readFileSync } from 'node:fs';

/** dist/browser/manifest.json: what a page may download, and what belongs together. */
export type Manifest = {
  version: string;
  loader: string;
  runtime: string;
  files: Record<
    string,
    {
      bytes: number;
      gzip: number;
      brotli: number;
      integrity: string;
      imports: string[];
      dynamicImports: string[];
      packages: string[];
    }
  >;
  widgets: Record<string, string[]>;
};

/** Throws with what to do when nothing is built yet. */
export function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync('dist/browser/manifest.json', 'utf8'));
  } catch (cause) {
    throw new Error('dist/browser/manifest.json can not be read: run `npm run build` first', { cause });
  }
}
