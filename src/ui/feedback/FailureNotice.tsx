import { useStyles } from '../rendering/StyleRoot';
import styles from './FailureNotice.css';
import { Notice } from './Notice';

export type FailureNoticeProps = {
  /** Undefined while nothing is wrong. */
  failure: { text: string; retry?: { before: string; button: string; after: string } } | undefined;
  onRetry: () => void;
};

/** What went wrong, with the words in it that try again [PAY-MSG-002]. Nothing where the words stand elsewhere. */
export function FailureNotice({ failure, onRetry }: FailureNoticeProps) {
  useStyles(styles);
  if (!failure?.text) return null;
  const { text, retry } = failure;
  return (
    <Notice kind="bad">
      {retry ? (
        <>
          {retry.before}
          <button type="button" className="quire-failure__again" onClick={onRetry}>
            {retry.button}
          </button>
          {retry.after}
        </>
      ) : (
        text
      )}
    </Notice>
  );
}
