import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { PageKind } from './page/pages';

/** One way to make the pages work. */
export type Variant = {
  name: string;
  /** What it brings to a page; undefined where it has nothing to offer. */
  on(kind: PageKind): Worn | undefined;
};

/** What a variant brings to one page. */
export type Worn = {
  /** The variant's. */
  name: string;
  /** Goes into the page's head. */
  head: string;
  /** By their paths under /files/; the documents of its frames by their whole paths. */
  files: Map<string, Buffer>;
  /** Tells the page how this variant looks: see page/probe.js. */
  probe: string;
  /** For its own markup in the place of the server's form. */
  boxOf?: (sku: string) => string;
  /** Its own backend's answer as JSON; undefined for what is not its own. Without it the shop of the tests answers. */
  backend?: (path: string, body: string) => unknown;
  /** The fields of its card form are not its own but drawn in its place: no key in them is measured. */
  isUntyped?: boolean;
};

const BROWSER_FILES = new URL('../../dist/browser/', import.meta.url);
export const PAGES = new URL('./page/', import.meta.url);
export const scriptTag = (file: string) => `<script async src="/files/${file}"></script>`;

/** The page itself: what every figure of processor time and memory is counted from. */
export const EMPTY: Variant = {
  name: 'empty',
  on: () => ({ name: 'empty', head: '', files: new Map(), probe: textOf('empty.probe.js') }),
};

/** The server's forms stay, one listener sends them: the least that can be done. It draws nothing. */
export const TAKEN_OVER = ownScript('forms taken over', 'takenOver');

/** The same work by hand: what every ratio is to. */
export const HAND_WRITTEN = ownScript('hand-written', 'handWritten');

/** What `npm run build:browser` has made. */
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
