'use client';

import { useSearch } from '../../../hooks/header/useSearch';
import { useMessages } from '../../../hooks/platform/useMessages';
import { SearchField } from '../../../ui/controls/SearchField';
import { Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type SearchBoxProps = {
  /** Where the words are sent, as `q`; the page's `search.searchUrl`, or /search. */
  searchUrl?: string;
  /** The suggest service; the page's `search.suggestUrl`. Without either nothing is suggested [HDR-023]. */
  suggestUrl?: string;
  placeholder?: string;
};

/** The search of the shop, with suggestions while the customer types [HDR-004, HDR-023]. */
export function SearchBox({ placeholder, ...urls }: SearchBoxProps) {
  const say = useMessages('search-box', messages);
  const { action, typed, setTyped, suggestions, contract, pick } = useSearch(urls);
  return (
    <Widget block="search-box">
      <SearchField
        label={say('label')}
        buttonLabel={say('button')}
        placeholder={placeholder}
        action={action}
        value={typed}
        onType={setTyped}
        suggestions={suggestions}
        news={say('suggestions', { n: suggestions.length })}
        onPick={pick}
        contract={contract && { ...contract, label: say('onContract') }}
      />
    </Widget>
  );
}
