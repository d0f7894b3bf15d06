// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFiles } from '../../loader/files';

/** A module that exports its name. The loader imports it by this URL. */
const moduleOf = (name: string) => `data:text/javascript,export const name="${name}"`;
const RUNTIME = moduleOf('runtime');
const SHARED = moduleOf('shared');
const CART = moduleOf('cart');

const table = {
  version: '1.2.3',
  files: [
    [RUNTIME, 'sha256-runtime', [], 'add-to-cart-button mini-cart'],
    [SHARED, 'sha256-shared', []],
    [CART, 'sha256-cart', [1], 'cart-page', 'clear-cart-overlay'],
  ],
} as const;

type Link = HTMLLinkElement & { onload(): void; onerror(): void };
let links: Link[];
/** What happens to each link, by URL. By default it loads. */
let fate: (href: string) => 'arrives' | 'fails' | 'hangs';

beforeEach(() => {
  links = [];
  fate = () => 'arrives';
  vi.spyOn(document, 'createElement').mockImplementation(
    () => ({ relList: { supports: () => true }, remove: () => {} }) as unknown as HTMLElement,
  );
  vi.spyOn(document.head, 'append').mockImplementation((...added) => {
    const link = added[0] as unknown as Link;
    links.push(link);
    const end = fate(link.href);
    if (end !== 'hangs') queueMicrotask(() => (end === 'arrives' ? link.onload() : link.onerror()));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const requested = () => links.map(({ href }) => href);

describe('the files of a widget', () => {
  test('are found by the name of the widget; an unknown name has none', () => {
    const { homeOf } = createFiles(table, '', '');
    expect(homeOf('cart-page')).toEqual({ file: CART, isDormant: false });
    expect(homeOf('clear-cart-overlay')).toEqual({ file: CART, isDormant: true });
    expect(homeOf('mini-cart')).toEqual({ file: RUNTIME, isDormant: false });
    expect(['cart', 'constructor'].map(homeOf)).toEqual([{}, {}]);
  });

  test('are requested together, each once, with their integrity and the nonce of the script', async () => {
    const files = createFiles(table, '', 'n0nce');
    files.prefetch(CART);
    files.prefetch(CART);
    await files.load(CART);
    expect(requested()).toEqual([CART, RUNTIME, SHARED]);
    expect(links[0]).toMatchObject({ rel: 'modulepreload', integrity: 'sha256-cart', nonce: 'n0nce', crossOrigin: '' });
  });

  test('are imported once for several elements', async () => {
    const files = createFiles(table, '', '');
    const [first, second] = await Promise.all([files.load(CART), files.load(CART)]);
    expect(first).toBe(second);
    expect(first).toMatchObject({ name: 'cart' });
  });
});

describe('a file that fails to load', () => {
  test('is requested once more from the same URL; at another one it would run beside the copy that others import', async () => {
    let times = 0;
    fate = (href) => (href === CART && ++times === 1 ? 'fails' : 'arrives');
    expect(await createFiles(table, '', '').load(CART)).toMatchObject({ name: 'cart' });
    expect(requested().filter((href) => href.includes('cart'))).toEqual([CART, CART]);
  });

  test.each([CART, SHARED])('is reported after its second failure, and the next call tries again: %s', async (file) => {
    fate = (href) => (href === file ? 'fails' : 'arrives');
    const files = createFiles(table, '', '');
    await expect(files.load(CART)).rejects.toThrow('not loaded; see data-quire-files');

    fate = () => 'arrives';
    expect(await files.load(CART)).toMatchObject({ name: 'cart' });
  });

  test('is not reported if it was only prefetched', async () => {
    fate = () => 'fails';
    createFiles(table, '', '').prefetch(CART);
    await Promise.resolve();
  });
});

test('load waits for a file that hangs, and does not request it twice', async () => {
  fate = (href) => (href === SHARED ? 'hangs' : 'arrives');
  const files = createFiles(table, '', '');
  const loading = files.load(CART);
  const again = files.load(CART);
  await expect.poll(requested).toContain(SHARED);
  links.find(({ href }) => href === SHARED)?.onload();
  expect(await loading).toBe(await again);
  expect(requested()).toHaveLength(3);
});

test('a URL that is not in the table is not imported, since it has no integrity to check', async () => {
  await expect(createFiles(table, '', '').load('data:text/javascript,export const name="other"')).rejects.toThrow();
});

test('the runtime is retried with its folder spelled another way, before any other file is requested', async () => {
  const base = 'http://shop.example/quire/';
  fate = () => 'fails';
  const files = createFiles(
    {
      version: '1.2.3',
      files: [
        ['runtime.js', '', []],
        ['cart.js', '', []],
      ],
    },
    base,
    '',
  );
  await files.load('cart.js').catch(() => {});
  const again = 'http://shop.example/quir%65/runtime.js';
  expect(requested()).toEqual([`${base}runtime.js`, again]);
  await files.load().catch(() => {});
  expect(requested()).toEqual([`${base}runtime.js`, again, again, `${base}runtime.js`]);
});

test('files at the root of an origin are retried at the same URL, whose port stays', async () => {
  fate = () => 'fails';
  await createFiles({ version: '1.2.3', files: [['runtime.js', '', []]] }, 'http://localhost:8088/', '')
    .load()
    .catch(() => {});
  expect(requested()).toEqual(['http://localhost:8088/runtime.js', 'http://localhost:8088/runtime.js']);
});
