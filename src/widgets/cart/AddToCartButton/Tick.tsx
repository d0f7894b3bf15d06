import { useEffect, useState } from 'react';

/** How long the tick of a successful add is shown, in milliseconds. */
export const TICK_MS = 2000;

/** True for a short time after each new `occasion`; false without one. */
export function useTick(occasion: object | undefined): boolean {
  const [past, setPast] = useState<object>();

  useEffect(() => {
    if (!occasion) return;
    const timer = setTimeout(() => setPast(occasion), TICK_MS);
    return () => clearTimeout(timer);
  }, [occasion]);

  return occasion !== undefined && past !== occasion;
}

/** A tick for success. It has no text of its own: the button shows the message beside it. */
export function Tick() {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path className="quire-stroke" d="M5 13l5 5L20 7" />
    </svg>
  );
}
