// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { runCommand } from '../../loader/commands';
import { createLoader, LOAD_TIMEOUT_MS, type Loader } from '../../loader/createLoader';

// without support for preload links, files are imported directly
beforeEach(() => {
  const link = { relList: { supports: () => false } } as unknown as HTMLLinkElement;
  vi.spyOn(document, 'createElement').mockReturnValue(link);
});
afterEach(() => vi.restoreAllMocks());

/** The page API of a loader whose runtime is this module. */
function pageWith(module: string): Loader['page'] {
  return createLoader({ version: '1.2.3', files: [[module, '', []]] }, '', '').page;
}

const runtime = (command: string) => `data:text/javascript,export const command=${encodeURIComponent(command)}`;

describe('page API of the loader', () => {
  test('diagnose returns its result, also when called without its object', async () => {
    const { diagnose } = pageWith(runtime('async([name])=>"found by "+name'));
    expect(await diagnose()).toBe('found by diagnose');
  });

  test.each([
    ['the runtime', 'data:text/javascript,throw new Error("gone")', 'gone'],
    ['the code of the diagnosis', runtime('async()=>{throw new Error("gone")}'), 'gone'],
  ])('diagnose prints and returns why it knows nothing if %s fails to load', async (_, file, problem) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { diagnose } = pageWith(file);
    expect(await diagnose()).toEqual({
      version: '1.2.3',
      from: expect.any(String),
      problem,
      scripts: [],
      configurations: [],
      widgets: [],
      files: [],
    });
    expect(error).toHaveBeenCalledWith('Quire:', expect.objectContaining({ message: problem }));
  });

  test('push does not throw when commands fail, and logs each error to the console', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    pageWith(runtime('async(name)=>{throw new Error(name)}')).push('one', 'two');
    await expect.poll(() => error.mock.calls.map(([, it]) => String(it))).toEqual(['Error: one', 'Error: two']);
  });

  test.each([
    ['is no function', 'no function'],
    [
      'throws',
      () => {
        throw new Error('not now');
      },
    ],
  ])('logs the error of a diagnose callback that %s, and still returns the diagnosis', async (_, listener) => {
    for (const print of ['log', 'table'] as const) vi.spyOn(console, print).mockImplementation(() => {});
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const page = globalThis as unknown as Record<symbol, object>;
    page[Symbol.for('quire')] = { version: '1.2.3', observed: new Map() };
    expect(await runCommand(['diagnose', listener])).toMatchObject({ version: '1.2.3' });
    expect(error).toHaveBeenCalledWith('Quire.diagnose:', expect.any(Error));
    Reflect.deleteProperty(page, Symbol.for('quire'));
  });
});

describe('file loading for the widgets of a page', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  test.each([
    ['once for two widgets', '<div data-quire="product-tile"></div><div data-quire="product-tile"></div>', 1],
    ['not at all for a drawer, which loads on demand', '<div data-quire="atc-drawer"></div>', 0],
  ])('preloads the runtime before visibility is known: %s', (_, html, links) => {
    vi.mocked(document.createElement).mockReturnValue({ relList: { supports: () => true } } as unknown as HTMLElement);
    const append = vi.spyOn(document.head, 'append').mockImplementation(() => {});
    const observer = { observe: () => {}, unobserve: () => {} };
    vi.stubGlobal(
      'IntersectionObserver',
      vi.fn(function FakeObserver() {
        return observer;
      }),
    );
    document.body.innerHTML = html;
    createLoader(
      { version: '1.2.3', files: [['runtime.js', 'sha256-it', [], 'product-tile', 'atc-drawer']] },
      'http://shop.example/quire/',
      '',
    ).start();
    expect(append.mock.calls.flat()).toMatchObject(
      Array(links).fill({ href: 'http://shop.example/quire/runtime.js', integrity: 'sha256-it' }),
    );
  });

  test('of two buttons of a server, the wrong one mounts once the page is idle, which reports it without an interaction', async () => {
    const log: string[] = [];
    vi.stubGlobal('loadLog', log);
    const runtime = `data:text/javascript,${encodeURIComponent(
      'export const prepare=({id})=>(loadLog.push("check "+id),id==="right");export const widgets={};' +
        'export const mount=async({id})=>(loadLog.push("mount "+id),{unmount(){}})',
    )}`;
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
    const button = (id: string) => `<div data-quire="add-to-cart-button" id="${id}"><button>Add</button></div>`;
    document.body.innerHTML = button('right') + button('wrong');
    createLoader({ version: '1.2.3', files: [[runtime, '', [], 'add-to-cart-button']] }, '', '').start();
    await expect.poll(() => log).toEqual(['check right', 'check wrong', 'check wrong', 'mount wrong']);
  });

  test('starts the runtime before the widget file has loaded, and mounts the widget even after the time-out', async () => {
    vi.useFakeTimers();
    const log: string[] = [];
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.stubGlobal('loadLog', log);
    const runtime = `data:text/javascript,${encodeURIComponent(
      'export const prepare=()=>loadLog.push("begin");export const widgets={};' +
        'export const mount=async()=>(loadLog.push("mount"),{unmount(){}})',
    )}`;
    const surface = 'data:text/javascript,export const widgets={}';
    const links: HTMLLinkElement[] = [];
    vi.mocked(document.createElement).mockImplementation(
      () => ({ relList: { supports: () => true } }) as unknown as HTMLElement,
    );
    vi.spyOn(document.head, 'append').mockImplementation((link) => void links.push(link as HTMLLinkElement));
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly report: (seen: object[]) => void) {}
        observe = (target: Element) => this.report([{ isIntersecting: true, target }]);
        unobserve() {}
      },
    );
    document.body.innerHTML = '<div data-quire="cart-page"></div>';
    const files = [
      [runtime, '', []],
      [surface, '', [], 'cart-page'],
    ] as const;
    const loader = createLoader({ version: '1.2.3', files }, '', '');
    loader.start();

    await expect.poll(() => links.length).toBe(2);
    const arrive = (href: string) => links.find((link) => link.href === href)?.onload?.({} as Event);
    arrive(runtime);
    await expect.poll(() => log).toEqual(['begin']);

    await vi.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
    expect(error).toHaveBeenCalledExactlyOnceWith('Quire: cart-page: timed out', expect.anything());
    expect([...loader.observed.values()]).toMatchObject([{ failure: 'cart-page: timed out' }]);
    arrive(surface);
    await expect.poll(() => log).toEqual(['begin', 'mount']);
    vi.useRealTimers();
  });
});
