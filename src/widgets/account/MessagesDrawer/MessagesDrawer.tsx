import { formatOrderDate } from '../../../core/platform/rules/formatOrderDate';
import { useCustomMessages } from '../../../hooks/account/useCustomMessages';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useLayer } from '../../../hooks/platform/useLayer';
import { useMessages } from '../../../hooks/platform/useMessages';
import type { OpenProps } from '../../../hooks/platform/useOpenState';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { ButtonDrawer } from '../../../ui/overlays/ButtonDrawer';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import styles from './MessagesDrawer.css';
import { messages as words } from './messages';

export type MessagesDrawerProps = RootProps & OpenProps;

/** The shop's messages to the customer, and the number of new ones [HDR-008, HDR-040]. */
export function MessagesDrawer(props: MessagesDrawerProps) {
  useStyles(styles);
  const translate = useMessages('messages-drawer', words);
  const { locale } = useStorefront();
  const { phase, messages, unread, refetch } = useCustomMessages();
  const layer = useLayer(['MESSAGES'], props, { name: 'messages-drawer' });

  return (
    <Widget block="messages-drawer" props={props}>
      <ButtonDrawer
        {...layer}
        button={unread > 0 ? translate('buttonUnread', { n: unread }) : translate('button')}
        title={translate('title')}
        closeLabel={translate('close')}
      >
        <LoadingStatus state={phase} translate={translate} onRetry={refetch}>
          <p>{translate('none')}</p>
        </LoadingStatus>
        {messages.length > 0 && (
          <ul className="quire-messages-drawer__list">
            {messages.map(({ id, title, text, date, url, isRead }) => (
              <li key={id}>
                <h3 className="quire-messages-drawer__title">
                  {url ? <a href={url}>{title}</a> : <span>{title}</span>}
                  {/* the space separates them for a screen reader */}
                  {!isRead && ' '}
                  {!isRead && <span className="quire-messages-drawer__new">{translate('isNew')}</span>}
                </h3>
                {date && <p className="quire-quiet">{formatOrderDate(date, locale)}</p>}
                {text && <p>{text}</p>}
              </li>
            ))}
          </ul>
        )}
      </ButtonDrawer>
    </Widget>
  );
}
