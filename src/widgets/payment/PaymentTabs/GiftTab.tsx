import { useState } from 'react';
import { Button } from '../../../ui/controls/Button';
import { CardDrawer } from './CardDrawer';
import { GiftCardDrawer } from './GiftCardDrawer';
import type { PaymentController } from './paymentController';

/** Gift cards, which are applied first, and prepaid cards. */
export function GiftTab({ controller, allowsPrepaid }: { controller: PaymentController; allowsPrepaid: boolean }) {
  const { translate } = controller;
  const [drawer, open] = useState<'gift' | 'prepaid'>();
  const drawerProps = { controller, onClose: () => open(undefined) };

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
