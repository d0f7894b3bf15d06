import { listUrl, type ShoppingList } from '../../../core/lists/rules/lists';
import { safeUrl } from '../../../core/platform/rules/safeUrl';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';

/** Links to lists under a heading. Renders nothing if there are none [LIST-047, LIST-048]. */
export function ListLinks({ title, lists }: { title: string; lists: readonly ShoppingList[] }) {
  const { settings } = useStorefront();
  if (lists.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="quire-lists-page__heading">{title}</h3>
      <ul className="quire-lists-page__links">
        {lists.map((list) => (
          <li key={list.id}>
            <a href={safeUrl(listUrl(settings.config.lists?.detailsUrl, list.id))}>{list.name}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
