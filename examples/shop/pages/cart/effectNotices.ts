import { inArray } from 'drizzle-orm';
import type { LineEffect } from '../../cart/effect';
import type { Reader } from '../../database/open';
import { type Notice, products } from '../../database/schema';

/** The effects of a form on the cart, as messages. */
export async function effectNotices(reader: Reader, effects: LineEffect[]): Promise<Notice[]> {
  if (effects.length === 0) return [];
  const rows = await reader
    .select({ sku: products.sku, name: products.name })
    .from(products)
    .where(
      inArray(
        products.sku,
        effects.map(({ itemId }) => itemId),
      ),
    );
  const names = new Map(rows.map(({ sku, name }) => [sku, name]));
  return effects.flatMap((effect) => {
    const sentences = [sentence(effect, names.get(effect.itemId) ?? effect.itemId), ...remarks(effect)].filter(
      (it) => it !== '',
    );
    return sentences.length === 0 ? [] : [{ tone: toneOf(effect), text: sentences.join(' ') }];
  });
}

/** The limit of notices above a page. */
const maxNotices = 16;

/** Puts problems first. Notices over the limit are counted. */
export function inBrief(notices: Notice[]): Notice[] {
  const sorted = [...notices.filter(({ tone }) => tone !== 'good'), ...notices.filter(({ tone }) => tone === 'good')];
  if (sorted.length <= maxNotices) return sorted;
  return [...sorted.slice(0, maxNotices), { tone: 'warning', text: `And ${sorted.length - maxNotices} more items.` }];
}

function sentence({ actioned, qtyAdded, prevQty }: LineEffect, name: string): string {
  if (actioned === 'ADD_ITEM') return `${qtyAdded} × ${name} added to your cart.`;
  if (actioned === 'DELETED_ITEM') return `${name} was removed from your cart.`;
  if (actioned === 'EDIT_ITEM') return `The quantity of ${name} is now ${prevQty + qtyAdded}.`;
  return `${name}:`;
}

function remarks({ messages }: LineEffect): string[] {
  return messages.map(({ message, code }) => message ?? code);
}

function toneOf({ messages }: LineEffect): Notice['tone'] {
  if (messages.some(({ type }) => type === 'ERROR')) return 'bad';
  return messages.length > 0 ? 'warning' : 'good';
}
