import { useStyles } from '../rendering/StyleRoot';
import styles from './FailureNotice.css';
import { Notice } from './Notice';

export type FailureNoticeProps = {
  /** Undefined while there is no failure. */
  failure: { text: string; retry?: { before: string; button: string; after: string } } | undefined;
  onRetry: () => void;
};

/**
 * A failure message with an inline button to retry [PAY-MSG-002]. Renders nothing without a text, as when the message
 * is shown elsewhere.
 */
export function FailureNotice({ failure, onRetry }: FailureNoticeProps) {
  useStyles(styles);
  if (!failure?.text) return null;
  const { text, retry } = failure;
  return (
    <Notice kind="bad">
      {retry ? (
        <>
          <span>{retry.before}</span>
          <button type="button" className="quire-failure__again" onClick={onRetry}>
            {retry.button}
          </button>
          <span>{retry.after}</span>
        </>
      ) : (
        text
      )}
    </Notice>
  );
}
