import type { LineItem } from '../rules/cart';
import type { CommerceError } from '../rules/commerceError';
import { laterFile } from './laterFile';
import type { Storefront } from './storefront';

/**
 * Puts a line of the cart among the saved items; their client is fetched when it is needed. What went wrong is told by
 * `cart:change-failed`, and the line stays [SFL-002].
 */
export function saveForLater(storefront: Storefront, line: LineItem): void {
  const { host, events } = storefront;
  const saved = laterFile(host, () =>
    import('./savedItemsClient').then(({ savedItemsOf }) => savedItemsOf(storefront)),
  );
  saved().then(
    (client) => client.save(line).catch(() => undefined),
    (error: CommerceError) => events.publish('cart:change-failed', { error, lineIds: [line.id] }),
  );
}
