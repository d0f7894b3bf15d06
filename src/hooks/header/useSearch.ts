import { useEffect, useState } from 'react';
import { readSuggestions, type Suggestion } from '../../core/header/client/suggestClient';
import { SUGGEST_DELAY_MS, searchUrlFor, suggestTerm } from '../../core/header/rules/searchTerm';
import { safeUrl } from '../../core/platform/rules/safeUrl';
import { hasOnContractFilter } from '../../core/platform/rules/session/permissions';
import { useStorefront } from '../platform/StorefrontProvider';

export type SearchUrls = { searchUrl?: string | undefined; suggestUrl?: string | undefined };

/** The state of a search field: the typed text, the suggestions and the search URL [HDR-004, HDR-023]. */
export function useSearch({ searchUrl, suggestUrl }: SearchUrls) {
  const { host, session, settings } = useStorefront();
  const [typed, setTyped] = useState('');
  const [isOnContract, setOnContract] = useState(false);
  const action = safeUrl(searchUrl ?? settings.config.search?.searchUrl) ?? '/search';
  const { suggestions } = useSuggestions(typed, safeUrl(suggestUrl));

  return {
    action,
    typed,
    setTyped,
    suggestions,
    /** Only for customers with the on-contract filter [SESS-018]. */
    contract: hasOnContractFilter(session.permissionDetail)
      ? { isOn: isOnContract, onChange: setOnContract }
      : undefined,
    pick({ text, url }: Suggestion) {
      setTyped(text);
      host.location.assign(url ?? searchUrlFor(action, text, isOnContract ? { onContract: 'true' } : {}));
    },
  };
}

/**
 * Suggestions for the typed text, after a debounce. Empty if the suggest service is not configured, has no result or
 * fails [HDR-023]. An outdated response is ignored.
 */
function useSuggestions(
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
