'use client';

import { useCheckoutPayment } from '../../../hooks/payment/useCheckoutPayment';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { ButtonDrawer } from '../../../ui/overlays/ButtonDrawer';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { BalanceForm } from './BalanceForm';
import { messages } from './messages';

export type GiftCardBalanceProps = RootProps &
  OpenProps & {
    /** Renders a button that opens a drawer. */
    drawer?: boolean;
    /** How long the card form may take to load, in milliseconds. The default is 8000 [PAY-FORM-008]. */
    iframeTimeoutMs?: number;
  };

/** Shows the balance of a gift card. Its number and PIN stay in the vault's frame [PAY-MSG-011]. */
export function GiftCardBalance(props: GiftCardBalanceProps) {
  return (
    <Widget block="gift-card-balance" props={props}>
      {props.drawer ? <BalanceDrawer {...props} /> : <Balance iframeTimeoutMs={props.iframeTimeoutMs} />}
    </Widget>
  );
}

/** Opened by its own button, or by a menu of the header [HDR-033]. */
function BalanceDrawer(props: GiftCardBalanceProps) {
  const translate = useMessages('gift-card-balance', messages);
  const layer = useLayer(['GIFT_CARD_BALANCE'], props, { name: 'gift-card-balance' });
  return (
    <ButtonDrawer
      {...layer}
      kind="secondary"
      button={translate('open')}
      title={translate('title')}
      closeLabel={translate('close')}
    >
      <Balance iframeTimeoutMs={props.iframeTimeoutMs} />
    </ButtonDrawer>
  );
}

function Balance({ iframeTimeoutMs }: { iframeTimeoutMs: number | undefined }) {
  const translate = useMessages('gift-card-balance', messages);
  const { payment, phase, act, refetch } = useCheckoutPayment();

  return (
    <>
      <LoadingStatus state={phase} translate={translate} onRetry={refetch} />
      {payment && <BalanceForm src={payment.frameUrl} timeoutMs={iframeTimeoutMs} act={act} translate={translate} />}
    </>
  );
}
