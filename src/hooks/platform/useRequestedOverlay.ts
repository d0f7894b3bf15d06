import type { OverlayOutcome, OverlayRequest } from '../../core/events/overlays';
import { type Action, useAction } from './useAction';
import { useRequestOverlay } from './useRequestOverlay';

/** Requests overlays from one place of the page. It is pending while the overlay is open; `data` is its outcome. */
export const useRequestedOverlay = (): Action<OverlayRequest, OverlayOutcome> => useAction(useRequestOverlay());
