import { useHardAlternates } from '../../../../hooks/cart/useHardAlternates';
import { useMessages } from '../../../../hooks/platform/useMessages';
import { Button } from '../../../../ui/controls/Button';
import { messages } from '../messages';

/**
 * For a line that replaces another one: the customer can turn off substitutes for 30 days [CART-UPD-017, CART-UPD-018].
 */
export function HideAlternates({ name }: { name: string }) {
  const translate = useMessages('cart-page', messages);
  const { phase, hide } = useHardAlternates();

  if (phase === 'off') return null;
  return (
    <>
      {phase !== 'hidden' && (
        <Button
          kind="plain"
          isBusy={phase === 'hiding'}
          label={translate('hideAlternatesNamed', { name })}
          onClick={() => void hide()}
        >
          {translate('hideAlternates')}
        </Button>
      )}
      <p role="status" className="quire-cart-page__quiet">
        {phase === 'hidden' && translate('alternatesHidden')}
        {phase === 'failed' && translate('fieldFailed')}
      </p>
    </>
  );
}
