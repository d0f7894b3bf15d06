import { useRef } from 'react';
import type { Say } from '../../hooks/useMessages';
import { type SearchUrls, useSearch } from '../../hooks/useSearch';
import { SearchField } from '../../ui/SearchField';
import type { HeaderWord } from './messages';
import { useServerSearch } from './useServerHeader';

/** The search of a header [HDR-004]. */
export function HeaderSearch({ say, ...urls }: SearchUrls & { say: Say<HeaderWord> }) {
  const { action, typed, setTyped, suggestions, contract, pick } = useSearch(urls);
  const n = suggestions.length;
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
        news={n === 1 ? say('oneSuggestion') : say('suggestions', { n })}
        onPick={pick}
        contract={contract && { ...contract, label: say('onContract') }}
      />
    </div>
  );
}
