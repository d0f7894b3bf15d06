import { useState } from 'react';
import type { Suggestion } from '../../core/header/client/suggestClient';
import { SUGGEST_DELAY_MS, searchUrlFor, suggestTerm } from '../../core/header/rules/searchTerm';
import { safeUrl } from '../../core/platform/rules/safeUrl';
import { hasOnContractFilter } from '../../core/platform/rules/session/permissions';
import { useStorefront } from '../platform/StorefrontProvider';
import { useDebounced } from '../platform/useDebounced';
import { useShopQuery } from '../platform/useShopQueryClient';
import { suggestionsQuery } from './headerQueries';

export type SearchUrls = { searchUrl?: string | undefined; suggestUrl?: string | undefined };

/** The state of a `SearchField`: the typed text, the suggestions and the search URL [HDR-004, HDR-023]. */
export function useSearch({ searchUrl, suggestUrl }: SearchUrls) {
  const { host, session, settings } = useStorefront();
  const [typed, setTyped] = useState('');
  const [isOnContract, setOnContract] = useState(false);
  const action = safeUrl(searchUrl ?? settings.config.search?.searchUrl) ?? '/search';
  const suggestions = useSuggestions(typed, safeUrl(suggestUrl));

  return {
    action,
    value: typed,
    onType: setTyped,
    suggestions,
    /** Only for customers with the on-contract filter [SESS-018]. */
    contract: hasOnContractFilter(session.permissionDetail)
      ? { isOn: isOnContract, onChange: setOnContract }
      : undefined,
    onPick({ text, url }: Suggestion) {
      setTyped(text);
      host.location.assign(url ?? searchUrlFor(action, text, isOnContract ? { onContract: 'true' } : {}));
    },
  };
}

const NONE: readonly Suggestion[] = [];

/**
 * Suggestions for the typed text, after a debounce. Empty if the suggest service is not configured, has no result or
 * fails [HDR-023].
 */
function useSuggestions(typed: string, suggestUrl: string | undefined): readonly Suggestion[] {
  const storefront = useStorefront();
  const url = suggestUrl ?? storefront.settings.config.search?.suggestUrl;
  const term = suggestTerm(typed);
  const isRested = useDebounced(term, SUGGEST_DELAY_MS) === term;
  const query = suggestionsQuery(storefront, url ?? '', term ?? '');
  const enabled = url !== undefined && term !== undefined && isRested;
  const { data = NONE } = useShopQuery({ ...query, enabled });
  return enabled ? data : NONE;
}
