import { useState } from 'react';
import type { Suggestion } from '../../core/header/client/suggestClient';
import { searchUrlFor } from '../../core/header/rules/searchTerm';
import { safeUrl } from '../../core/platform/rules/safeUrl';
import { hasOnContractFilter } from '../../core/platform/rules/session/permissions';
import { useStorefront } from '../platform/StorefrontProvider';
import { useSuggestions } from './useSuggestions';

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
