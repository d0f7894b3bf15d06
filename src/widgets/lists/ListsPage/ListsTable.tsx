import { type RefObject, useRef } from 'react';
import { LIST_MESSAGES, levelLabel } from '../../../core/lists/rules/listMessages';
import { canManageList, listUrl, type ShoppingList } from '../../../core/lists/rules/lists';
import { calendarDay } from '../../../core/platform/rules/calendarDay';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import type { Lists } from '../../../hooks/lists/useLists';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { Button } from '../../../ui/controls/Button';
import { StarButton } from '../../../ui/controls/StarButton';
import type { messages } from './messages';

type Props = {
  lists: Lists;
  /** A star request is in flight. Other stars are disabled meanwhile. */
  isStarring: boolean;
  onStar: (id: string, isOn: boolean) => void;
  onRemove: (list: ShoppingList) => void;
  translate: Translate<keyof typeof messages>;
};

/** Formats the day of a date-time for the locale. Undefined if the text is not one. */
function dayOf(modified: string | undefined, locale: string): string | undefined {
  const day = calendarDay(modified);
  return day && new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(day);
}

/** The loaded lists, in four columns [LIST-002, LIST-011]. */
export function ListsTable({ lists, isStarring, onStar, onRemove, translate }: Props) {
  const translateLists = useMessages('lists', LIST_MESSAGES);
  const { locale, settings } = useStorefront();
  const inside: RefObject<HTMLElement | null> = useRef(null);
  useRestoreFocus(inside);
  return (
    <section ref={inside} tabIndex={-1} aria-label={translate('title')}>
      {lists.phase === 'ready' && lists.lists.length > 0 && (
        <table className="quire-lists-page__table">
          <thead>
            <tr>
              <th scope="col">{translateLists('columnName')}</th>
              <th scope="col">{translateLists('columnModified')}</th>
              <th scope="col">{translateLists('columnType')}</th>
              <th scope="col">{translateLists('columnActions')}</th>
            </tr>
          </thead>
          <tbody>
            {lists.lists.map((list) => {
              const isOn = lists.favorites.includes(list.id);
              const href = safeUrl(listUrl(settings.config.lists?.detailsUrl, list.id));
              return (
                <tr key={list.id}>
                  <th scope="row">
                    <a href={href}>{list.name}</a>
                    {list.itemCount !== undefined && (
                      <p className="quire-quiet">{translate('items', { n: list.itemCount })}</p>
                    )}
                  </th>
                  <td>{dayOf(list.modified, locale)}</td>
                  <td>{levelLabel(list.accessLevel, settings.messages['lists'])}</td>
                  <td>
                    <div className="quire-lists-page__actions">
                      <StarButton
                        label={translate(isOn ? 'unstar' : 'star', { name: list.name })}
                        isOn={isOn}
                        isDisabled={isStarring || (!isOn && lists.maxFavoriteReached)}
                        onPress={() => onStar(list.id, !isOn)}
                      />
                      {canManageList(list) && (
                        <Button
                          kind="plain"
                          label={translate('removeNamed', { name: list.name })}
                          onClick={() => onRemove(list)}
                        >
                          {translate('remove')}
                        </Button>
                      )}
                    </div>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}
