import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { PageKind } from './page/pages';

/** An implementation of the pages' behaviour. */
export type Variant = {
  name: string;
  /** Its parts for a page; undefined where it offers nothing. */
  on(kind: PageKind): AppliedVariant | undefined;
};

/** The parts of a variant for one page. */
export type AppliedVariant = {
  /** The name of the variant. */
  name: string;
  /** Markup for the page's head. */
  head: string;
  /** Files by their paths under /files/; documents of frames by their full paths. */
  files: Map<string, Buffer>;
  /** A script that describes this variant to the probe: see page/probe.js. */
  probe: string;
  /** Its own markup in place of the server's form. */
  boxOf?: (sku: string) => string;
  /** The JSON response of its own backend; undefined for other paths. Without it, the tests' fake shop responds. */
  backend?: (path: string, body: string) => unknown;
  /** The fields of its card form are replaced by a stand-in, so key presses are not measured. */
  isUntyped?: boolean;
};

const BROWSER_FILES = new URL('../../dist/browser/', import.meta.url);
export const PAGES = new URL('./page/', import.meta.url);
export const scriptTag = (file: string) => `<script async src="/files/${file}"></script>`;

/** The page itself, which is the baseline of every figure of processor time and memory. */
export const EMPTY: Variant = {
  name: 'empty',
  on: () => ({ name: 'empty', head: '', files: new Map(), probe: textOf('empty.probe.js') }),
};

/** The server's forms stay, and one listener submits them: the least that a script can do. It renders nothing. */
export const TAKEN_OVER = ownScript('forms taken over', 'takenOver');

/** The same work written by hand, which is the reference of every ratio. */
export const HAND_WRITTEN = ownScript('hand-written', 'handWritten');

/** The output of `npm run build:browser`. */
export function quire(folder: URL = BROWSER_FILES, name = 'quire'): Variant {
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  const files = new Map(scripts.map((file) => [file, readFileSync(new URL(file, folder))]));
  return {
    name,
    on: ({ subject }) => ({ name, head: scriptTag('quire.js'), files, probe: textOf(`${subject}/quire.probe.js`) }),
  };
}

/** A script of the bench's own, for the pages that have one. */
function ownScript(name: string, file: string): Variant {
  return {
    name,
    on({ subject }) {
      const script = new URL(`${subject}/${file}.js`, PAGES);
      if (!existsSync(script)) return undefined;
      const files = new Map([[`${file}.js`, readFileSync(script)]]);
      return { name, head: scriptTag(`${file}.js`), files, probe: textOf(`${subject}/${file}.probe.js`) };
    },
  };
}

/** A file of a page, as text. */
export function textOf(file: string): string {
  return readFileSync(new URL(file, PAGES), 'utf8');
}
