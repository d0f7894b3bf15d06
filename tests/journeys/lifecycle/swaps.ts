/** Swaps bodies as the page libraries do that follow links by themselves: a new one, a copy of an old one, an old one again. */
export const bodySwapper = () => {
  const cached = new Map<string, HTMLElement>();
  const show = (body: HTMLElement) => document.documentElement.replaceChild(body, document.body);
  const swaps = {
    /** Goes on to a page of that HTML; this one is kept under its name. */
    follow(name: string, html: string) {
      cached.set(name, document.body);
      const body = document.createElement('body');
      body.innerHTML = html;
      show(body);
    },
    /** Goes back to a page that was kept. */
    back: (name: string) => show(cached.get(name) as HTMLElement),
    /** Goes back to a copy of it, as one that was kept for a preview. */
    preview: (name: string) => show(cached.get(name)?.cloneNode(true) as HTMLElement),
  };
  Object.assign(window, { swaps });
};

export type Swaps = { follow(name: string, html: string): void; back(name: string): void; preview(name: string): void };
