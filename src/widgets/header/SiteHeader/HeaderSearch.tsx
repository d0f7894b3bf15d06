import { useRef } from 'react';
import { type SearchUrls, useSearch } from '../../../hooks/header/useSearch';
import type { Translate } from '../../../hooks/platform/useMessages';
import { SearchField } from '../../../ui/controls/SearchField';
import type { HeaderMessageKey } from './messages';
import { useServerSearch } from './useServerHeader';

/** The search field of a header [HDR-004]. */
export function HeaderSearch({ translate, ...urls }: SearchUrls & { translate: Translate<HeaderMessageKey> }) {
  const { contract, ...search } = useSearch(urls);
  const box = useRef<HTMLDivElement>(null);
  useServerSearch(box, search.onType);
  return (
    <div ref={box} className="quire-site-header__search">
      <SearchField
        {...search}
        label={translate('search')}
        placeholder={translate('searchButton')}
        buttonLabel={translate('searchButton')}
        announcement={translate('suggestions', { n: search.suggestions.length })}
        contract={contract && { ...contract, label: translate('onContract') }}
      />
    </div>
  );
}
