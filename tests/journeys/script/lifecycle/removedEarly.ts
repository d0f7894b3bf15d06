import type { BrowserContext } from 'playwright';

/** Adds many elements, hovers over each, and removes all of them before any of their files can have loaded. */
export const addAndRemoveAtOnce = async ({ html, times }: { html: string; times: number }) => {
  const main = document.querySelector('main') as HTMLElement;
  main.innerHTML = html.repeat(times);
  const elements = [...main.children] as HTMLElement[];
  await new Promise((next) => setTimeout(next, 20));
  for (const element of elements) element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await new Promise((next) => setTimeout(next, 20));
  main.replaceChildren();
  await new Promise((next) => setTimeout(next, 20));
};

/** Holds back the files with that name until `release` is called. */
export function holdBack(name: RegExp): { intercept(context: BrowserContext): Promise<unknown>; release(): void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    release: () => release(),
    intercept: (context) =>
      context.route(name, async (route) => {
        await released;
        await route.continue();
      }),
  };
}
