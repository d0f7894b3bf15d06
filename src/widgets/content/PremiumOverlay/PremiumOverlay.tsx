import { membershipProgram } from '../../../core/platform/rules/session/membership';
import { useAddToCart } from '../../../hooks/cart/useAddToCart';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOpeningState } from '../../../hooks/platform/useOpeningEnd';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { Button } from '../../../ui/controls/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { ButtonDrawer } from '../../../ui/overlays/ButtonDrawer';
import { Stack } from '../../../ui/rendering/Stack';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';
import styles from './PremiumOverlay.css';

export type PremiumOverlayProps = RootProps &
  OpenProps & {
    /** The SKU of the membership. */
    sku: string;
    /** Label of a button that opens the drawer. Without a label, only another widget or the page can open it. */
    label?: string;
    /** The formatted price, such as $49. */
    price?: string;
    /** Called when the customer has taken the offer. */
    onSuccess?: () => void;
  };

/** The offer of the premium membership, which is bought like any other product [OVR-001, HDR-034]. */
export function PremiumOverlay({ sku, label, price, onSuccess, ...callbacks }: PremiumOverlayProps) {
  useStyles(styles);
  const translate = useMessages('premium-overlay', messages);
  const { session } = useStorefront();
  const layer = useLayer(['PREMIUM'], callbacks, { name: 'premium-overlay' });
  const [isPressed, setPressed] = useOpeningState(layer, false);
  const { status, mutate: add } = useAddToCart();
  const isMember = membershipProgram(session) === 'PREMIUM';

  function enrol() {
    setPressed(true);
    add(
      { items: [{ sku, quantity: 1 }] },
      {
        onSuccess({ kind }) {
          if (kind !== 'answered') return;
          layer.complete();
          onSuccess?.();
        },
      },
    );
  }
  return (
    <Widget block="premium-overlay" props={callbacks}>
      <ButtonDrawer
        {...layer}
        button={label}
        surface="overlay"
        title={translate('title')}
        closeLabel={translate('close')}
      >
        <Stack>
          <p>{translate(isMember ? 'already' : 'offer')}</p>
          {price && !isMember && <p className="quire-premium-overlay__price">{translate('price', { price })}</p>}
          <div role="alert">{status === 'error' && isPressed && <Notice kind="bad">{translate('failed')}</Notice>}</div>
          <p role="status">
            {status === 'success' ? translate('done') : status === 'pending' && translate('enrolling')}
          </p>
          {!isMember && status !== 'success' && (
            <Button isBusy={status === 'pending'} onClick={enrol}>
              {translate('enrol')}
            </Button>
          )}
        </Stack>
      </ButtonDrawer>
    </Widget>
  );
}
