import type { PublishedEvent } from '../events/eventMap';
import { EMPTY_CART } from '../rules/cart';
import type { CodeEffectParts } from './codeEffects';
import { laterFile } from './laterFile';

/** Does an event carry a code of the shop, from an answer to something that was asked just now? */
function carriesCode({ name, detail }: PublishedEvent): boolean {
  if (name === 'cart:add-settled') return detail.kind === 'failed';
  if (name === 'cart:change-failed' || name === 'cart:read-failed') return true;
  if (name !== 'cart:changed' || detail.origin === 'stored' || detail.origin === 'other-tab') return false;
  const { cart } = detail;
  const messages = [cart, ...cart.lines, ...cart.refused].flatMap((said) => said.messages);
  // an empty cart is what most pages have, and it leads to nothing
  return messages.some(({ code }) => code !== EMPTY_CART);
}

/** Watches for codes; what they lead to is in a file of its own, because most answers carry none. */
export function createCodeWatch(parts: CodeEffectParts): (event: PublishedEvent) => void {
  const effects = laterFile(parts.host, () =>
    import('./codeEffects').then(({ createCodeEffects }) => createCodeEffects(parts)),
  );
  return (event) => {
    if (!carriesCode(event)) return;
    effects().then(
      (follow) => follow(event),
      () => undefined, // the words of the code are on screen all the same
    );
  };
}
