import { createLoader, type Loader } from './createLoader';
import type { FileTable } from './table';

declare const __QUIRE_FILES__: FileTable;

type Page = { Quire?: unknown[] | Loader['page']; [key: symbol]: Loader | undefined };

// one loader for each page, the first, however many script tags the page has
const page = window as unknown as Page;
const KEY = Symbol.for('quire');
// an element with `name="currentScript"` shadows the document's own property, and could redirect the URL of our files
const running = Reflect.get(Document.prototype, 'currentScript', document) as HTMLScriptElement | null;
// a module, or a script that was inlined or joined into another file, does not know where its own files are
const script = document.querySelector<HTMLScriptElement>('script[data-quire-files]') ?? running;
const from = script?.dataset['quireFiles'] || script?.src;

if (!page[KEY]) {
  const loader = createLoader(
    __QUIRE_FILES__,
    new URL('.', new URL(from ?? '', location.href)).href,
    script?.nonce ?? '',
  );
  const early = page.Quire;
  page[KEY] = loader;
  page.Quire = loader.page;
  if (from) loader.start();
  else console.error('Quire: data-quire-files is missing');
  if (Array.isArray(early)) loader.page.push(...early);
}
