import { useStorefront } from '../../hooks/StorefrontProvider';
import type { CartState } from '../../hooks/useCart';
import type { Say } from '../../hooks/useMessages';
import { useSignInElsewhere } from '../../hooks/useSignInElsewhere';
import { Button } from '../../ui/Button';
import { ButtonLink } from '../../ui/ButtonLink';
import type { MiniCartWord } from './messages';

export type EmptyPanelProps = { phase: CartState['phase']; say: Say<MiniCartWord>; onRetry: () => void };

/** What stands where lines would: nothing at all, the way on after a failure, or the way to sign in. */
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
