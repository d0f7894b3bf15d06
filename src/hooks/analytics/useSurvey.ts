import { useState } from 'react';
import { callPage } from '../../core/platform/client/host/pageFunction';
import { safeUrl } from '../../core/platform/rules/safeUrl';
import { useStorefront } from '../platform/StorefrontProvider';
import { useConsentRequest } from './useConsent';

/**
 * `page`: the survey cannot open on this page, so its own page is offered. `refused`: the customer does not consent to
 * its cookies.
 */
type SurveyPhase = 'idle' | 'opened' | 'page' | 'refused' | 'unavailable';

/** Opens a third party's survey, with the page's function if the customer consents, or by its URL [HDR-024]. */
export function useSurvey(url?: string) {
  const { host, settings } = useStorefront();
  const { open, url: ofPage } = settings.config.feedback ?? {};
  const requestConsent = useConsentRequest('analytics');
  const [phase, setPhase] = useState<SurveyPhase>('idle');
  const page = safeUrl(url ?? ofPage);
  return {
    phase,
    page,
    /** Resolves with whether the survey is open now. */
    async open() {
      const isRefused = open !== undefined && !(await requestConsent());
      const isOpened = open !== undefined && !isRefused && callPage(host, open, undefined) !== undefined;
      setPhase(isOpened ? 'opened' : page ? 'page' : isRefused ? 'refused' : 'unavailable');
      return isOpened;
    },
  };
}
