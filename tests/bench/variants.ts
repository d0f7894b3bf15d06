import { readdirSync, readFileSync } from 'node:fs';

/** One way to make the pages' buttons work. */
export type Variant = {
  name: string;
  /** Goes into the page's head. */
  head: string;
  /** By their paths under /files/. */
  files: Map<string, Buffer>;
  /** Tells the page how this variant looks: see page/probe.js. */
  probe: string;
  /** For its own markup in the place of the server's form. */
  boxOf?: (sku: string) => string;
  /** Its own backend's answer as JSON; undefined for what is not its own. Without it the shop of the tests answers. */
  backend?: (path: string, body: string) => unknown;
  hasMiniCart: boolean;
  /** Pages with more buttons are not for it. */
  mostButtons?: number;
};

const BROWSER_FILES = new URL('../../dist/browser/', import.meta.url);
const pageFile = (name: string) => readFileSync(new URL(`./page/${name}`, import.meta.url));
const probeOf = (name: string) => pageFile(`${name}.probe.js`).toString('utf8');
const scriptTag = (file: string) => `<script async src="/files/${file}"></script>`;

/** The page itself: what every figure of processor time and memory is counted from. */
export const EMPTY: Variant = { name: 'empty', head: '', files: new Map(), probe: probeOf('empty'), hasMiniCart: true };

/** The server's forms stay, one listener sends them: the least that can be done. It draws nothing, and has no mini cart. */
export const TAKEN_OVER: Variant = {
  name: 'forms taken over',
  head: scriptTag('takenOver.js'),
  files: new Map([['takenOver.js', pageFile('takenOver.js')]]),
  probe: probeOf('takenOver'),
  hasMiniCart: false,
};

/** The same work by hand: what every ratio is to. */
export const HAND_WRITTEN: Variant = {
  name: 'hand-written',
  head: scriptTag('handWritten.js'),
  files: new Map([['handWritten.js', pageFile('handWritten.js')]]),
  probe: probeOf('handWritten'),
  hasMiniCart: true,
};

/** What `npm run build:browser` has made. */
export function quire(folder: URL = BROWSER_FILES, name = 'quire'): Variant {
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return {
    name,
    head: scriptTag('quire.js'),
    files: new Map(scripts.map((name) => [name, readFileSync(new URL(name, folder))])),
    probe: probeOf('quire'),
    hasMiniCart: true,
  };
}
