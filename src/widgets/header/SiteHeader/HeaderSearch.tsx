import { useRef } from 'react';
import { type SearchUrls, useSearch } from '../../../hooks/header/useSearch';
import type { Translate } from '../../../hooks/platform/useMessages';
import { SearchField } from '../../../ui/controls/SearchField';
import type { HeaderMessageKey } from './messages';
import { useServerSearch } from './useServerHeader';

/** The search field of a header [HDR-004]. */
export function HeaderSearch({ translate, ...urls }: SearchUrls & { translate: Translate<HeaderMessageKey> }) {
  const { action, typed, setTyped, suggestions, contract, pick } = useSearch(urls);
  const box = useRef<HTMLDivElement>(null);
  useServerSearch(box, setTyped);
  return (
    <div ref={box} className="quire-site-header__search">
      <SearchField
        label={translate('search')}
        placeholder={translate('search')}
        buttonLabel={translate('searchButton')}
        action={action}
        value={typed}
        onType={setTyped}
        suggestions={suggestions}
        announcement={translate('suggestions', { n: suggestions.length })}
        onPick={pick}
        contract={contract && { ...contract, label: translate('onContract') }}
      />
    </div>
  );
}
