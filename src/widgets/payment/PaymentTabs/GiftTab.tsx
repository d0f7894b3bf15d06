import { useState } from 'react';
import { Button } from '../../../ui/controls/Button';
import { CardDrawer } from './CardDrawer';
import { GiftCardDrawer } from './GiftCardDrawer';
import type { PaymentDesk } from './paymentDesk';

/** Gift cards, which are applied first, and prepaid cards. */
export function GiftTab({ desk, allowsPrepaid }: { desk: PaymentDesk; allowsPrepaid: boolean }) {
  const { say } = desk;
  const [drawer, open] = useState<'gift' | 'prepaid'>();
  const parts = { desk, onClose: () => open(undefined) };

  return (
    <div className="quire-payment-tabs__view">
      <p>{say('giftAbout')}</p>
      <div className="quire-payment-tabs__ways">
        <Button kind="secondary" opensDialog onClick={() => open('gift')}>
          {say('addGift')}
        </Button>
        {allowsPrepaid && (
          <Button kind="secondary" opensDialog onClick={() => open('prepaid')}>
            {say('addPrepaid')}
          </Button>
        )}
      </div>
      {drawer === 'gift' && <GiftCardDrawer {...parts} />}
      {drawer === 'prepaid' && <CardDrawer {...parts} kind="PREPAID_CARD" />}
    </div>
  );
}
