import { useEffect, useState } from 'react';
import { readSuggestions, type Suggestion } from '../../core/header/client/suggestClient';
import { SUGGEST_DELAY_MS, suggestTerm } from '../../core/header/rules/searchTerm';
import { useStorefront } from '../platform/StorefrontProvider';

/**
 * Suggestions for the typed text, after a debounce. Empty if the suggest service is not configured, has no result or
 * fails [HDR-023]. An outdated response is ignored.
 */
export function useSuggestions(
  typed: string,
  suggestUrl: string | undefined,
): { suggestions: Suggestion[]; isLoaded: boolean } {
  const { host, settings } = useStorefront();
  const url = suggestUrl ?? settings.config.search?.suggestUrl;
  const term = url === undefined ? undefined : suggestTerm(typed);
  const [found, setFound] = useState<{ term: string; suggestions: Suggestion[] }>();

  useEffect(() => {
    if (url === undefined || term === undefined) return;
    const abort = host.createAbort();
    const timer = host.setTimeout(() => {
      readSuggestions(host, url, term, abort.signal).then(
        (suggestions) => !abort.signal.aborted && setFound({ term, suggestions }),
        () => !abort.signal.aborted && setFound({ term, suggestions: [] }),
      );
    }, SUGGEST_DELAY_MS);
    return () => {
      host.clearTimeout(timer);
      abort.abort();
    };
  }, [host, term, url]);

  const isAnswered = term !== undefined && found?.term === term;
  return { suggestions: isAnswered ? found.suggestions : [], isLoaded: isAnswered };
}
