import { readFileSync } from 'node:fs';

/** The sizes of a file in bytes, and its integrity. */
export type FileFacts = { bytes: number; gzip: number; brotli: number; integrity: string };

/** dist/browser/manifest.json: the files that a page may download, and how they belong together. */
export type Manifest = {
  version: string;
  loader: string;
  runtime: string;
  files: Record<
    string,
    FileFacts & {
      imports: string[];
      dynamicImports: string[];
      packages: string[];
      widgets: string[];
      /** Those of the widgets that load when something opens them. */
      dormant: string[];
    }
  >;
  widgets: Record<string, string[]>;
  preloads: Record<string, string[]>;
  /** The document in which a card is typed. */
  cardFrame: { document: string; script: string; sheet: string; files: Record<string, FileFacts> };
};

/** Throws with instructions when nothing is built yet. */
export function readManifest(): Manifest {
  try {
    return JSON.parse(readFileSync('dist/browser/manifest.json', 'utf8'));
  } catch (cause) {
    throw new Error('dist/browser/manifest.json cannot be read: run `npm run build` first', { cause });
  }
}
