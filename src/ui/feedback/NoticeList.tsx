import type { CartNotice } from '../../core/cart/rules/notices/cartNotices';
import { Notice } from './Notice';

export type NoticeListProps = {
  notices: readonly CartNotice[];
  /** Returns the label of the button that dismisses the notice with the given text. */
  closeLabel: (text: string) => string;
  onClose?: (text: string) => void;
};

/** The notices at the top of a cart, one block each. Only informational notices can be dismissed. */
export function NoticeList({ notices, closeLabel, onClose }: NoticeListProps) {
  return notices.map(({ kind, text, names, isClosable }) => (
    <Notice
      key={text}
      kind={kind}
      closeLabel={closeLabel(text)}
      onClose={isClosable && onClose ? () => onClose(text) : undefined}
    >
      <span>{text}</span>
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
