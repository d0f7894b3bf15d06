import { useSearch } from '../../../hooks/header/useSearch';
import { useMessages } from '../../../hooks/platform/useMessages';
import { SearchField } from '../../../ui/controls/SearchField';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

export type SearchBoxProps = RootProps & {
  /** The URL that receives the search text as `q`. The default is the page's `search.searchUrl`, else /search. */
  searchUrl?: string;
  /**
   * The URL of the suggest service. The default is the page's `search.suggestUrl`. Without either, there are no
   * suggestions [HDR-023].
   */
  suggestUrl?: string;
  /** The placeholder of the search field. */
  placeholder?: string;
};

/** The shop's search field, with suggestions while the customer types [HDR-004, HDR-023]. */
export function SearchBox({ placeholder, ...urls }: SearchBoxProps) {
  const translate = useMessages('search-box', messages);
  return (
    <Widget block="search-box" props={urls}>
      <SearchField
        {...useSearch(urls)}
        label={translate('label')}
        buttonLabel={translate('button')}
        placeholder={placeholder}
        translate={translate}
      />
    </Widget>
  );
}
