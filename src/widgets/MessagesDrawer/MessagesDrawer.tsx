'use client';

import { genericWords } from '../../core/rules/genericWords';
import { useStorefront } from '../../hooks/StorefrontProvider';
import { useCustomMessages } from '../../hooks/useCustomMessages';
import { useMessages } from '../../hooks/useMessages';
import { useOwnDrawer } from '../../hooks/useOwnDrawer';
import { Button } from '../../ui/Button';
import { Drawer } from '../../ui/Drawer';
import { Notice } from '../../ui/Notice';
import { Spinner } from '../../ui/Spinner';
import { useStyles } from '../../ui/StyleRoot';
import { Widget } from '../../ui/Widget';
import { MessageList } from './MessageList';
import styles from './MessagesDrawer.css';
import { messages as words } from './messages';

export type MessagesDrawerProps = { onOpen?: () => void; onClose?: () => void };

/** What the shop has to say to this customer, and how much of it is new [HDR-008, HDR-040]. */
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
