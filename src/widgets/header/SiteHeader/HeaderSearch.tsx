import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type SearchUrls, useSearch } from '../../../hooks/header/useSearch';
import type { Translate } from '../../../hooks/platform/useMessages';
import { SearchField } from '../../../ui/controls/SearchField';
import { hostOf } from '../../../ui/rendering/hostOf';
import type { messages } from './messages';

/** The search field of a header [HDR-004]. */
export function HeaderSearch({ translate, ...urls }: SearchUrls & { translate: Translate<keyof typeof messages> }) {
  const search = useSearch(urls);
  const box = useRef<HTMLDivElement>(null);
  useServerSearch(box, search.onType);
  return (
    <div ref={box} className="quire-site-header__search">
      <SearchField
        {...search}
        label={translate('search')}
        placeholder={translate('searchButton')}
        buttonLabel={translate('searchButton')}
        translate={translate}
      />
    </div>
  );
}

/** Moves the text that a customer has begun to type from the server's search field into this one, and the focus too. */
function useServerSearch(box: RefObject<HTMLElement | null>, onType: (text: string) => void): void {
  useLayoutEffect(() => {
    const field = hostOf(box.current)?.querySelector<HTMLInputElement>('input[name="q"]');
    if (!field) return;
    if (field.value !== '') onType(field.value);
    if (document.activeElement === field) box.current?.querySelector<HTMLElement>('[name="q"]')?.focus();
  }, [box, onType]);
}
