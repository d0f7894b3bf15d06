// @vitest-environment happy-dom
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createLoader } from '../../loader/createLoader';

const log: string[] = [];

/** A runtime that records what it mounts and unmounts. */
const runtime = `data:text/javascript,${encodeURIComponent(
  'export const prepare=()=>true;export const widgets={};' +
    'export const mount=async(element,{slug})=>(globalThis.mountLog?.push("mount "+slug),{unmount(){globalThis.mountLog?.push("unmount "+slug)}})',
)}`;

// one loader, because it follows the document until the page is closed
beforeAll(() => {
  vi.stubGlobal('mountLog', log);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly report: (seen: object[]) => void) {}
      observe = (target: Element) => this.report([{ isIntersecting: true, target }]);
      unobserve() {}
    },
  );
  const link = { relList: { supports: () => false } } as unknown as HTMLLinkElement;
  vi.spyOn(document, 'createElement').mockReturnValue(link);
  const files = [[runtime, '', [], 'product-tile cart-page add-to-cart-button']] as const;
  createLoader({ version: '1.2.3', files }, '', '').start();
});
afterAll(async () => {
  log.length = 0;
  document.body.replaceChildren();
  // the loader unmounts what was removed, and that is logged
  await vi.waitUntil(() => log.length > 0, { timeout: 10_000 });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
beforeEach(() => {
  document.body.replaceChildren();
});

async function open(html: string): Promise<HTMLElement> {
  await Promise.resolve();
  log.length = 0;
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

test('an element that loses its name loses its widget, and its new text stays [DEC-Q14]', async () => {
  const element = await open('<div data-quire="product-tile">Mug</div>');
  await expect.poll(() => log.join()).toBe('mount product-tile');

  element.removeAttribute('data-quire');
  element.textContent = 'Sold out';

  await expect.poll(() => log.join()).toBe('mount product-tile,unmount product-tile');
  expect(element.outerHTML).toBe('<div>Sold out</div>');
});

test('an element with another name gets that widget [DEC-Q14]', async () => {
  const element = await open('<div data-quire="product-tile">Mug</div>');
  await expect.poll(() => log.join()).toBe('mount product-tile');

  element.dataset['quire'] = 'cart-page';

  await expect.poll(() => log.join()).toBe('mount product-tile,unmount product-tile,mount cart-page');
});

test('a press is replayed on the button that replaces the pressed one while the widget loads [DEC-Q14]', async () => {
  const submitted: (string | null)[] = [];
  const element = await open(
    '<div data-quire="add-to-cart-button"><form><button>Old</button></form></div><div data-quire="product-tile">Mug</div>',
  );
  await expect.poll(() => log.join()).toBe('mount product-tile');
  element.addEventListener('click', (event) => {
    event.preventDefault();
    submitted.push((event.target as Element).textContent);
  });

  element.querySelector('button')?.click();
  element.innerHTML = '<form><button>New</button></form>';

  await expect.poll(() => submitted.join()).toBe('New');
  // the press loads the widget, which has replayed it by then
  await expect.poll(() => log.at(-1)).toBe('mount add-to-cart-button');
  expect(submitted).toEqual(['New']);
  expect(element.innerHTML).toBe('<form><button>New</button></form>');
});
