import { useSignInElsewhere } from '../../../hooks/account/useSignInElsewhere';
import type { CartState } from '../../../hooks/cart/useCart';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Say } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import type { MiniCartWord } from './messages';

export type EmptyPanelProps = { phase: CartState['phase']; say: Say<MiniCartWord>; onRetry: () => void };

/** Replaces the lines: the message for an empty cart, a retry button after a failure, or a sign-in link. */
export function EmptyPanel({ phase, say, onRetry }: EmptyPanelProps) {
  const { settings } = useStorefront();
  useSignInElsewhere();
  if (phase === 'ready') {
    return (
      <div className="quire-mini-cart__empty">
        <p>{say('empty')}</p>
        <p>{say('startShopping')}</p>
      </div>
    );
  }
  if (phase === 'failed') return <Button onClick={onRetry}>{say('retry')}</Button>;
  if (phase === 'skipped') {
    return (
      <div className="quire-mini-cart__empty">
        <p>{say('signIn')}</p>
        <ButtonLink kind="primary" href={settings.urls.login}>
          {say('signInLink')}
        </ButtonLink>
      </div>
    );
  }
  return null;
}
