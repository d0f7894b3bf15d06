import { useSignInElsewhere } from '../../../hooks/account/useSignInElsewhere';
import type { CartState } from '../../../hooks/cart/useCart';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import type { Translate } from '../../../hooks/platform/useMessages';
import { Button } from '../../../ui/controls/Button';
import { ButtonLink } from '../../../ui/controls/ButtonLink';
import type { MiniCartMessageKey } from './messages';

export type EmptyPanelProps = {
  phase: CartState['phase'];
  translate: Translate<MiniCartMessageKey>;
  onRetry: () => void;
};

/** Replaces the lines: the message for an empty cart, a retry button after a failure, or a sign-in link. */
export function EmptyPanel({ phase, translate, onRetry }: EmptyPanelProps) {
  const { settings } = useStorefront();
  useSignInElsewhere();
  if (phase === 'ready') {
    return (
      <div className="quire-mini-cart__empty">
        <p>{translate('empty')}</p>
        <p>{translate('startShopping')}</p>
      </div>
    );
  }
  if (phase === 'failed') return <Button onClick={onRetry}>{translate('retry')}</Button>;
  if (phase === 'skipped') {
    return (
      <div className="quire-mini-cart__empty">
        <p>{translate('signIn')}</p>
        <ButtonLink kind="primary" href={settings.urls.login}>
          {translate('signInLink')}
        </ButtonLink>
      </div>
    );
  }
  return null;
}
