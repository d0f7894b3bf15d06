import { useLayoutEffect, useState } from 'react';

const ready = new Set<() => void>();

function showAll() {
  for (const show of ready) show();
  ready.clear();
}

/**
 * True once the part is ready and may be shown. Parts that become ready in quick succession are shown together, because
 * each change re-layouts a long page.
 */
export function useRevealTogether(isReady: boolean): boolean {
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
