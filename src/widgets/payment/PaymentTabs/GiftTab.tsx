import { useState } from 'react';
import { Button } from '../../../ui/controls/Button';
import { GiftCardDrawer } from './GiftCardDrawer';
import { NewCard } from './NewCard';
import type { PaymentController } from './paymentController';

/** Gift cards, which are applied first, and prepaid cards. */
export function GiftTab({ controller, allowsPrepaid }: { controller: PaymentController; allowsPrepaid: boolean }) {
  const { translate } = controller;
  const [drawer, open] = useState<'gift' | 'prepaid'>();
  const close = () => open(undefined);

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
      {drawer === 'gift' && <GiftCardDrawer controller={controller} onClose={close} />}
      {drawer === 'prepaid' && <NewCard controller={controller} kind="PREPAID_CARD" onClose={close} />}
    </div>
  );
}
