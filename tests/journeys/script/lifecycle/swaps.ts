/** Swaps bodies as libraries for in-page navigation do: a new one, a copy of an old one, an old one again. */
export const bodySwapper = () => {
  const cached = new Map<string, HTMLElement>();
  const show = (body: HTMLElement) => document.documentElement.replaceChild(body, document.body);
  const swaps = {
    /** Navigates to a page with that HTML. The current one is cached under its name. */
    follow(name: string, html: string) {
      cached.set(name, document.body);
      const body = document.createElement('body');
      body.innerHTML = html;
      show(body);
    },
    /** Navigates back to a cached page. */
    back: (name: string) => show(cached.get(name) as HTMLElement),
    /** Navigates back to a copy of a cached page, as in a preview. */
    preview: (name: string) => show(cached.get(name)?.cloneNode(true) as HTMLElement),
  };
  Object.assign(window, { swaps });
};

export type Swaps = { follow(name: string, html: string): void; back(name: string): void; preview(name: string): void };
