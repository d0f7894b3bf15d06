import { useEffect } from 'react';
import { useStorefront } from '../platform/StorefrontProvider';
import { type Layer, useLayer } from '../platform/useLayer';
import { useOpeningEnd } from '../platform/useOpeningEnd';
import type { OpenProps } from '../platform/useOpenState';

/** The local storage key that records that onboarding was seen. */
const SEEN = 'onboardingSeen';

/**
 * A drawer that opens by itself for a customer who has not seen it, and after closing never again by itself [OVR-007].
 */
export function useOnboarding(props: OpenProps, hasSteps: boolean): Layer {
  const { host } = useStorefront();
  const layer = useLayer(['ONBOARDING'], props, { name: 'onboarding', content: hasSteps ? 'ready' : 'none' });
  const { open } = layer;
  useOpeningEnd(layer, () => host.localStorage.set(SEEN, 'true'));

  useEffect(() => {
    if (host.localStorage.get(SEEN) === null) open();
  }, [host, open]);

  return layer;
}
