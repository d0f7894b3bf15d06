import { formatOrderDate } from '../../../core/platform/rules/formatOrderDate';
import type { CustomMessages } from '../../../hooks/account/useCustomMessages';
import type { Translate } from '../../../hooks/platform/useMessages';
import type { messages as words } from './messages';

export type MessageListProps = {
  messages: CustomMessages['messages'];
  translate: Translate<keyof typeof words>;
  locale: string;
};

/** A list of messages. */
export function MessageList({ messages, translate, locale }: MessageListProps) {
  if (messages.length === 0) return null;
  return (
    <ul className="quire-messages-drawer__list">
      {messages.map(({ id, title, text, date, url, isRead }) => (
        <li key={id}>
          <h3 className="quire-messages-drawer__title">
            {title}
            {!isRead && <span className="quire-messages-drawer__new">{translate('isNew')}</span>}
          </h3>
          {date && <p className="quire-messages-drawer__date">{formatOrderDate(date, locale)}</p>}
          {text && <p>{text}</p>}
          {url && <a href={url}>{translate('more', { title })}</a>}
        </li>
      ))}
    </ul>
  );
}
