import type { LineEffect } from '../../cart/effect';
import { translateMessage } from '../../cart/message';
import { namesOf } from '../../catalogue/findBySku';
import type { Reader } from '../../database/open';
import type { Notice } from '../../database/schema';
import type { Say } from '../../languages/say';

/** The effects of a form on the cart, as messages. */
export async function effectNotices(reader: Reader, effects: LineEffect[], say: Say): Promise<Notice[]> {
  const names = await namesOf(
    reader,
    effects.map(({ itemId }) => itemId),
  );
  return effects.flatMap((effect) => {
    const sentences = [
      sentence(effect, names.get(effect.itemId) ?? effect.itemId, say),
      ...remarks(effect, say),
    ].filter((it) => it !== '');
    return sentences.length === 0 ? [] : [{ tone: toneOf(effect), text: sentences.join(' ') }];
  });
}

/** The limit of notices above a page. */
const maxNotices = 16;

/** Puts problems first. Notices over the limit are counted. */
export function inBrief(notices: Notice[], say: Say): Notice[] {
  const sorted = [...notices.filter(({ tone }) => tone !== 'good'), ...notices.filter(({ tone }) => tone === 'good')];
  if (sorted.length <= maxNotices) return sorted;
  const text = say('And {n} more items.', { n: sorted.length - maxNotices });
  return [...sorted.slice(0, maxNotices), { tone: 'warning', text }];
}

function sentence({ actioned, qtyAdded, prevQty }: LineEffect, name: string, say: Say): string {
  if (actioned === 'ADD_ITEM') return say('{n} × {name} added to your cart.', { n: qtyAdded, name });
  if (actioned === 'DELETED_ITEM') return say('{name} was removed from your cart.', { name });
  if (actioned === 'EDIT_ITEM') return say('The quantity of {name} is now {n}.', { name, n: prevQty + qtyAdded });
  return say('{name}:', { name });
}

function remarks({ messages }: LineEffect, say: Say): string[] {
  return messages.map((each) => translateMessage(each, say));
}

function toneOf({ messages }: LineEffect): Notice['tone'] {
  if (messages.some(({ type }) => type === 'ERROR')) return 'bad';
  return messages.length > 0 ? 'warning' : 'good';
}
