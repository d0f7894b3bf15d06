import { LinkButton } from '../controls/LinkButton';
import { useStyles } from '../rendering/StyleRoot';
import styles from './FailureNotice.css';
import { Notice } from './Notice';

type Failure = { text: string; retry?: { before: string; button: string; after: string } };

export type FailureNoticeProps = {
  /** Undefined while there is no failure. */
  failure: Failure | undefined;
  onRetry: () => void;
};

const NONE: Failure = { text: '' };

/**
 * Announces a failure, with an inline button to retry [PAY-MSG-002]. It is empty without a text, as when the message is
 * shown elsewhere.
 */
export function FailureNotice({ failure: { text, retry } = NONE, onRetry }: FailureNoticeProps) {
  useStyles(styles);
  return (
    <div role="alert">
      {text && (
        <Notice kind="bad">
          {retry ? (
            <>
              <span>{retry.before}</span>
              <LinkButton onClick={onRetry}>{retry.button}</LinkButton>
              <span>{retry.after}</span>
            </>
          ) : (
            text
          )}
        </Notice>
      )}
    </div>
  );
}
