import { useLayoutEffect, useState } from 'react';

const ready = new Set<() => void>();

function showAll() {
  for (const show of ready) show();
  ready.clear();
}

/**
 * True once it is ready and may be seen. Parts that become ready one right after another are seen at the same time, since a
 * long page is laid out anew for each time that something of it is.
 */
export function useTogether(isReady: boolean): boolean {
  const [isShown, setShown] = useState(isReady);

  useLayoutEffect(() => {
    if (!isReady) return setShown(false);
    const show = () => setShown(true);
    if (ready.size === 0) setTimeout(showAll);
    ready.add(show);
    return () => {
      ready.delete(show);
    };
  }, [isReady]);

  return isReady && isShown;
}
