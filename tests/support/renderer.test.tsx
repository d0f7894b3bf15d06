import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const renderer = process.env['QUIRE_RENDERER'];

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('main'));
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
});

describe(`the screen tests that are called ${renderer}`, () => {
  test('draw with it and with nothing else', async () => {
    root.render(<p>{renderer}</p>);

    await expect.poll(() => place.textContent).toBe(renderer);
    expect(rendererOf(place)).toBe(renderer);
  });

  test('draw portals with it', async () => {
    root.render(createPortal(<dialog>words</dialog>, document.body));

    await expect.poll(() => document.querySelector('dialog')?.textContent).toBe('words');
    expect(rendererOf(place)).toBe(renderer);
    expect(isOfReact(document.querySelector('dialog'))).toBe(renderer === 'react');
  });

  test('share their hooks with TanStack Query', async () => {
    function Answer() {
      const [mounted, setMounted] = useState(false);
      const { data } = useQuery({ queryKey: ['answer'], queryFn: () => 'heard' });
      useEffect(() => setMounted(true), []);
      return <p>{mounted ? data : undefined}</p>;
    }
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Answer />
      </QueryClientProvider>,
    );

    await expect.poll(() => place.textContent).toBe('heard');
  });
});

/** Both leave their mark on the element of a root: React `__reactContainer$…`, Preact `__k`. */
function rendererOf(container: Element): string {
  const isOfPreact = Object.keys(container).includes('__k');
  if (isOfReact(container) === isOfPreact) throw new Error('drawn by both, or by neither');
  return isOfPreact ? 'preact' : 'react';
}

function isOfReact(node: Element | null): boolean {
  return Object.keys(node ?? {}).some((key) => key.startsWith('__react'));
}
