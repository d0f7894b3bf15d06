import { useEffect, useState } from 'react';

/** How long the tick of a good add is seen. */
export const TICK_MS = 2000;

/** True for a short while after each `occasion`; never without one. */
export function useTick(occasion: object | undefined): boolean {
  const [past, setPast] = useState<object>();

  useEffect(() => {
    if (!occasion) return;
    const timer = setTimeout(() => setPast(occasion), TICK_MS);
    return () => clearTimeout(timer);
  }, [occasion]);

  return occasion !== undefined && past !== occasion;
}

/** It has gone well. It says nothing itself: words for it stand beside it. */
export function Tick() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path className="quire-stroke" d="M5 13l5 5L20 7" />
    </svg>
  );
}
