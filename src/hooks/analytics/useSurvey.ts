import { useState } from 'react';
import { callPage } from '../../core/platform/client/host/pageFunction';
import { safeUrl } from '../../core/platform/rules/safeUrl';
import { useStorefront } from '../platform/StorefrontProvider';

export type Survey = {
  /** `page`: nothing of this page opens it, and its own page is offered. */
  phase: 'idle' | 'opened' | 'page' | 'unavailable';
  page: string | undefined;
  /** Says whether it is open now. */
  open: () => boolean;
};

/** The survey of a third party, by what the page opens it with, or by its address [HDR-024]. */
export function useSurvey(url?: string): Survey {
  const { host, settings } = useStorefront();
  const { open, url: ofPage } = settings.given.feedback ?? {};
  const [phase, setPhase] = useState<Survey['phase']>('idle');
  const page = safeUrl(url ?? ofPage);
  return {
    phase,
    page,
    open() {
      const isOpened = open !== undefined && callPage(host, open, undefined) !== undefined;
      setPhase(isOpened ? 'opened' : page ? 'page' : 'unavailable');
      return isOpened;
    },
  };
}
