import { useHardAlternates } from '../../../../hooks/cart/useHardAlternates';
import { useMessages } from '../../../../hooks/platform/useMessages';
import { Button } from '../../../../ui/controls/Button';
import { messages } from '../messages';

/**
 * For a line that replaces another one: the customer can turn off substitutes for 30 days [CART-UPD-017, CART-UPD-018].
 */
export function HideAlternates({ name }: { name: string }) {
  const say = useMessages('cart-page', messages);
  const { phase, hide } = useHardAlternates();

  if (phase === 'off') return null;
  return (
    <>
      {phase !== 'hidden' && (
        <Button
          kind="plain"
          isBusy={phase === 'hiding'}
          label={say('hideAlternatesNamed', { name })}
          onClick={() => void hide()}
        >
          {say('hideAlternates')}
        </Button>
      )}
      <p role="status" className="quire-cart-page__quiet">
        {phase === 'hidden' && say('alternatesHidden')}
        {phase === 'failed' && say('fieldFailed')}
      </p>
    </>
  );
}
