import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { findLocalBusiness, rememberedPoint } from '../../core/stores/client/storeLocator';
import type { GeoPoint, LocalBusiness } from '../../core/stores/rules/store';
import { useStorefront } from '../platform/StorefrontProvider';

type LocalBusinessState = {
  /** `denied`: the customer has not allowed geolocation; `slow`: the browser failed or timed out. */
  phase: 'idle' | 'locating' | 'denied' | 'slow' | 'searching' | 'found' | 'missing' | 'failed';
  business: LocalBusiness | undefined;
  find: () => Promise<void>;
};

/** The timeout of the browser's geolocation, in milliseconds. */
const LOCATE_MS = 10_000;

const DENIED = 1;

/**
 * The browser's location, if the customer allows it. Rejects with 'denied' or 'slow'; a browser that never responds
 * counts as slow.
 */
function locate(): Promise<GeoPoint> {
  const { geolocation } = navigator;
  return new Promise((resolve, reject) => {
    if (!geolocation) return reject('slow');
    const timer = setTimeout(() => reject('slow'), LOCATE_MS + 1000);
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        clearTimeout(timer);
        resolve({ latitude, longitude });
      },
      ({ code }) => {
        clearTimeout(timer);
        reject(code === DENIED ? 'denied' : 'slow');
      },
      { timeout: LOCATE_MS, maximumAge: 300_000 },
    );
  });
}

/**
 * Finds the shop's partner near the customer. The browser asks for the location only when the customer starts the
 * search [STORE-009, STORE-012]. Unmounting cancels the search.
 */
export function useLocalBusiness(): LocalBusinessState {
  const storefront = useStorefront();
  const [phase, setPhase] = useState<LocalBusinessState['phase']>('idle');
  const [business, setBusiness] = useState<LocalBusiness>();
  const pending: RefObject<AbortController | undefined> = useRef(undefined);

  useLayoutEffect(
    () => () => {
      pending.current?.abort();
      pending.current = undefined;
    },
    [],
  );

  async function find() {
    if (pending.current) return;
    const search = new AbortController();
    pending.current = search;
    setPhase('locating');
    const next = await outcome(search.signal);
    if (search.signal.aborted) return;
    pending.current = undefined;
    setPhase(next);
  }

  async function outcome(signal: AbortSignal): Promise<LocalBusinessState['phase']> {
    // after a denial, no other source of the location is used
    const position = await locate().catch(
      (why: 'denied' | 'slow') => (why === 'slow' && rememberedPoint(storefront.host)) || why,
    );
    if (signal.aborted) return 'idle';
    if (typeof position === 'string') return position;
    setPhase('searching');
    try {
      setBusiness(await findLocalBusiness(storefront, position, signal));
      return 'found';
    } catch (error) {
      if ((error as CommerceError).code === 'NO_LOCAL_BUSINESS') return 'missing';
      if (!signal.aborted) void storefront.log('the local business was not found', error);
      return 'failed';
    }
  }

  return { phase, business, find };
}
