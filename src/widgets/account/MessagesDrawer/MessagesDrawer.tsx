'use client';

import { genericWords } from '../../../core/platform/rules/genericWords';
import { useCustomMessages } from '../../../hooks/account/useCustomMessages';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { useOwnDrawer } from '../../../hooks/platform/useOwnDrawer';
import { Button } from '../../../ui/controls/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Drawer } from '../../../ui/overlays/Drawer';
import { Spinner } from '../../../ui/rendering/Spinner';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { Widget } from '../../../ui/rendering/Widget';
import { MessageList } from './MessageList';
import styles from './MessagesDrawer.css';
import { messages as words } from './messages';

export type MessagesDrawerProps = { onOpen?: () => void; onClose?: () => void };

/** The shop's messages to the customer, and the number of new ones [HDR-008, HDR-040]. */
export function MessagesDrawer(props: MessagesDrawerProps) {
  useStyles(styles);
  const say = useMessages('messages-drawer', words);
  const { settings, locale } = useStorefront();
  const { phase, messages, unread, reload } = useCustomMessages();
  const { isOpen, open, close } = useOwnDrawer('messages-drawer', 'MESSAGES', props);

  return (
    <Widget block="messages-drawer">
      <Button kind="plain" opensDialog isExpanded={isOpen} onClick={open}>
        {unread > 0 ? say('buttonUnread', { n: unread }) : say('button')}
      </Button>
      <Drawer isOpen={isOpen} onClose={close} name="messages-drawer" title={say('title')} closeLabel={say('close')}>
        <p role="status" aria-busy={phase === 'loading' || undefined}>
          {phase === 'loading' && (
            <>
              <Spinner /> {say('loading')}
            </>
          )}
          {phase === 'none' && say('none')}
        </p>
        <div role="alert">
          {phase === 'failed' && <Notice kind="bad">{genericWords('failed', settings.messages.cart)}</Notice>}
        </div>
        {phase === 'failed' && <Button onClick={reload}>{say('again')}</Button>}
        <MessageList messages={messages} say={say} locale={locale} />
      </Drawer>
    </Widget>
  );
}
