import type { Ref } from 'react';
import { Field } from '../controls/Field';
import { FailureNotice, type FailureNoticeProps } from '../feedback/FailureNotice';
import { Spinner } from '../rendering/Spinner';
import { useStyles } from '../rendering/StyleRoot';
import styles from './CardFields.css';

export type CardFieldsProps = {
  /** Where the frame is put, that has the fields in it. */
  box: Ref<HTMLDivElement>;
  phase: 'loading' | 'ready' | 'failed';
  loadingText: string;
  /** What has to be answered before this card is tried again. */
  captcha?: { label: string; question: string; answer: string; error?: string | undefined } | undefined;
  onAnswer: (answer: string) => void;
  onEnter: () => void;
  /** What went wrong; it is said when it comes. */
  failure: FailureNoticeProps['failure'];
  onRetry: () => void;
};

/**
 * The place of a card form: the frame in which it is typed, the captcha that may go with it, and what went wrong. The frame
 * stays where it is while it is hidden: a moved frame would lose the card.
 */
export function CardFields(props: CardFieldsProps) {
  const { box, phase, loadingText, captcha, onAnswer, onEnter, failure, onRetry } = props;
  useStyles(styles);
  return (
    <div className="quire-card-fields">
      <p role="status" className="quire-card-fields__wait">
        {phase === 'loading' && (
          <>
            <Spinner /> {loadingText}
          </>
        )}
      </p>
      <div ref={box} className="quire-card-fields__frame" hidden={phase === 'failed'} />
      {captcha && (
        <Field
          label={captcha.label}
          hint={captcha.question}
          value={captcha.answer}
          isRequired
          inputMode="numeric"
          error={captcha.error}
          onType={onAnswer}
          onEnter={onEnter}
        />
      )}
      <div role="alert">
        <FailureNotice failure={failure} onRetry={onRetry} />
      </div>
    </div>
  );
}
