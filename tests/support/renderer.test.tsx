import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
  const marks = Object.keys(container);
  const isOfPreact = marks.includes('__k');
  if (marks.some((mark) => mark.startsWith('__react')) === isOfPreact) throw new Error('drawn by both, or by neither');
  return isOfPreact ? 'preact' : 'react';
}
