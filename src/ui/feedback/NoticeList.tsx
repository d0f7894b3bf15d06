import type { CartNotice } from '../../core/cart/rules/notices/cartNotices';
import { Notice } from './Notice';

export type NoticeListProps = {
  notices: readonly CartNotice[];
  /** What the button says that puts a notice away, with the notice's own text. */
  closeLabel: (text: string) => string;
  onClose?: (text: string) => void;
};

/** What stands on top of a cart, a block for each; what is only news can be put away. */
export function NoticeList({ notices, closeLabel, onClose }: NoticeListProps) {
  return notices.map(({ kind, text, names, isClosable }) => (
    <Notice
      key={text}
      kind={kind}
      closeLabel={closeLabel(text)}
      onClose={isClosable && onClose ? () => onClose(text) : undefined}
    >
      {text}
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </Notice>
  ));
}
