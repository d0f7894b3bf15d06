import { useState } from 'react';
import { callPage } from '../../core/platform/client/host/pageFunction';
import { safeUrl } from '../../core/platform/rules/safeUrl';
import { useStorefront } from '../platform/StorefrontProvider';

export type Survey = {
  /** `page`: the survey cannot open on this page, so its own page is offered. */
  phase: 'idle' | 'opened' | 'page' | 'unavailable';
  page: string | undefined;
  /** Returns whether the survey is open now. */
  open: () => boolean;
};

/** Opens a third party's survey, with the page's function or by its URL [HDR-024]. */
export function useSurvey(url?: string): Survey {
  const { host, settings } = useStorefront();
  const { open, url: ofPage } = settings.config.feedback ?? {};
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
