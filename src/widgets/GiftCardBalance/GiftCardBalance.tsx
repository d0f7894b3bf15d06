'use client';

import { useState } from 'react';
import { genericWords } from '../../core/rules/genericWords';
import { useStorefront } from '../../hooks/StorefrontProvider';
import { useCheckoutPayment } from '../../hooks/useCheckoutPayment';
import { useDrawerNews } from '../../hooks/useDrawerNews';
import { useMessages } from '../../hooks/useMessages';
import { Button } from '../../ui/Button';
import { Drawer } from '../../ui/Drawer';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { Widget } from '../../ui/Widget';
import { BalanceForm } from './BalanceForm';
import { messages } from './messages';

export type GiftCardBalanceProps = {
  /** Behind a button, in a drawer. */
  drawer?: boolean;
  /** How long the card form may take to load; 8000 [PAY-FORM-008]. */
  iframeTimeoutMs?: number;
  onOpen?: () => void;
  onClose?: () => void;
};

/** What is left on a gift card; its number and PIN stay in the vault's frame [PAY-MSG-011]. */
export function GiftCardBalance(props: GiftCardBalanceProps) {
  const say = useMessages('gift-card-balance', messages);
  const [isOpen, setOpen] = useState(false);
  useDrawerNews('gift-card-balance', isOpen, props);

  if (!props.drawer)
    return (
      <Widget block="gift-card-balance">
        <Balance iframeTimeoutMs={props.iframeTimeoutMs} />
      </Widget>
    );
  return (
    <Widget block="gift-card-balance">
      <Button kind="secondary" opensDialog onClick={() => setOpen(true)}>
        {say('open')}
      </Button>
      <Drawer
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        name="gift-card-balance"
        title={say('title')}
        closeLabel={say('close')}
      >
        <Balance iframeTimeoutMs={props.iframeTimeoutMs} />
      </Drawer>
    </Widget>
  );
}

function Balance({ iframeTimeoutMs }: { iframeTimeoutMs: number | undefined }) {
  const say = useMessages('gift-card-balance', messages);
  const { settings } = useStorefront();
  const { payment, phase, act, reload } = useCheckoutPayment();

  if (payment) return <BalanceForm src={payment.frameUrl} timeoutMs={iframeTimeoutMs} act={act} say={say} />;
  if (phase === 'failed')
    return (
      <div role="alert">
        <Notice kind="bad">{genericWords('failed', settings.messages.cart)}</Notice>
        <Button onClick={reload}>{say('again')}</Button>
      </div>
    );
  return (
    <p role="status" aria-busy="true">
      <Spinner /> {say('loading')}
    </p>
  );
}
