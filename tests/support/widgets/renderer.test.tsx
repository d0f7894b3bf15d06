import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const renderer = process.env['QUIRE_RENDERER'];

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('main'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

describe(`screen tests with ${renderer}`, () => {
  test('render with that library and no other', async () => {
    root.render(<p>{renderer}</p>);

    await expect.poll(() => container.textContent).toBe(renderer);
    expect(rendererOf(container)).toBe(renderer);
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

    await expect.poll(() => container.textContent).toBe('heard');
  });

  describe('useSyncExternalStore', () => {
    function aStore(value: number) {
      const listeners = new Set<() => void>();
      return {
        get: () => value,
        subscribe: (listener: () => void) => {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
        set: (next: number) => {
          value = next;
          for (const listener of listeners) listener();
        },
        listeners,
      };
    }

    function Value({ store }: { store: ReturnType<typeof aStore> }) {
      return <p>{useSyncExternalStore(store.subscribe, store.get)}</p>;
    }

    test('follows a store that changes during the mount and after it', async () => {
      const store = aStore(1);
      function Changing() {
        useLayoutEffect(() => store.set(2), []);
        return <Value store={store} />;
      }
      root.render(<Changing />);
      await expect.poll(() => container.textContent).toBe('2');
      store.set(3);
      await expect.poll(() => container.textContent).toBe('3');
    });

    test('switches to another store and unsubscribes from the previous one, and from both on unmount', async () => {
      const [first, second] = [aStore(1), aStore(2)];
      root.render(<Value store={first} />);
      await expect.poll(() => container.textContent).toBe('1');
      root.render(<Value store={second} />);
      await expect.poll(() => container.textContent).toBe('2');
      await expect.poll(() => [first.listeners.size, second.listeners.size]).toEqual([0, 1]);
      second.set(5);
      await expect.poll(() => container.textContent).toBe('5');

      root.render(null);
      await expect.poll(() => second.listeners.size).toBe(0);
    });
  });
});

/** Both add a property to the element of a root: React `__reactContainer$…`, Preact `__k`. */
function rendererOf(container: Element): string {
  const keys = Object.keys(container);
  const isOfPreact = keys.includes('__k');
  if (keys.some((key) => key.startsWith('__react')) === isOfPreact) throw new Error('rendered by both, or by neither');
  return isOfPreact ? 'preact' : 'react';
}
