import { useRef } from 'react';
import { type SearchUrls, useSearch } from '../../../hooks/header/useSearch';
import type { Say } from '../../../hooks/platform/useMessages';
import { SearchField } from '../../../ui/controls/SearchField';
import type { HeaderWord } from './messages';
import { useServerSearch } from './useServerHeader';

/** The search field of a header [HDR-004]. */
export function HeaderSearch({ say, ...urls }: SearchUrls & { say: Say<HeaderWord> }) {
  const { action, typed, setTyped, suggestions, contract, pick } = useSearch(urls);
  const box = useRef<HTMLDivElement>(null);
  useServerSearch(box, setTyped);
  return (
    <div ref={box} className="quire-site-header__search">
      <SearchField
        label={say('search')}
        placeholder={say('search')}
        buttonLabel={say('searchButton')}
        action={action}
        value={typed}
        onType={setTyped}
        suggestions={suggestions}
        news={say('suggestions', { n: suggestions.length })}
        onPick={pick}
        contract={contract && { ...contract, label: say('onContract') }}
      />
    </div>
  );
}
