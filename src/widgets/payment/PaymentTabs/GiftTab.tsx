import { useState } from 'react';
import { Button } from '../../../ui/controls/Button';
import { lazyPart } from '../../../ui/rendering/lazyPart';
import type { PaymentController } from './paymentController';

const CardDrawer = lazyPart(() => import('./CardDrawer').then((module) => module.CardDrawer));
const GiftCardDrawer = lazyPart(() => import('./GiftCardDrawer').then((module) => module.GiftCardDrawer));

/** Gift cards, which are applied first, and prepaid cards. */
export function GiftTab({ controller, allowsPrepaid }: { controller: PaymentController; allowsPrepaid: boolean }) {
  const { translate } = controller;
  const [drawer, open] = useState<'gift' | 'prepaid'>();
  const drawerProps = {
    controller,
    onClose: () => open(undefined),
    onMissing() {
      open(undefined);
      controller.report('PAYMENT_OPERATION_FAILED');
    },
  };

  return (
    <div className="quire-payment-tabs__view">
      <p>{translate('giftAbout')}</p>
      <div className="quire-payment-tabs__actions">
        <Button kind="secondary" opensDialog onClick={() => open('gift')}>
          {translate('addGift')}
        </Button>
        {allowsPrepaid && (
          <Button kind="secondary" opensDialog onClick={() => open('prepaid')}>
            {translate('addPrepaid')}
          </Button>
        )}
      </div>
      {drawer === 'gift' && <GiftCardDrawer {...drawerProps} />}
      {drawer === 'prepaid' && <CardDrawer {...drawerProps} kind="PREPAID_CARD" />}
    </div>
  );
}
