import type { Ref } from 'react';
import { Field } from '../controls/Field';
import { FailureNotice, type FailureNoticeProps } from '../feedback/FailureNotice';
import { Loading } from '../rendering/Spinner';
import { Stack } from '../rendering/Stack';
import { useStyles } from '../rendering/StyleRoot';
import styles from './CardFields.css';

export type CardFieldsProps = {
  /** The element that the vault's frame is mounted into. */
  box: Ref<HTMLDivElement>;
  phase: 'loading' | 'ready' | 'failed';
  loadingText: string;
  /** A captcha that the customer has to answer before the card can be tried again. */
  captcha?:
    | {
        label: string;
        question: string;
        answer: string;
        /** Ref to the field for the answer, for a parent that moves the focus there. */
        inputRef: Ref<HTMLInputElement>;
        error?: string | undefined;
      }
    | undefined;
  onAnswer: (answer: string) => void;
  onEnter: () => void;
  /** The failure message. It is announced when it appears. */
  failure: FailureNoticeProps['failure'];
  onRetry: () => void;
};

/**
 * The container of a card form: the vault's frame with the fields, an optional captcha, and the failure message. The
 * frame keeps its place in the document while it is hidden, because a moved iframe reloads and loses the card data.
 */
export function CardFields(props: CardFieldsProps) {
  const { box, phase, loadingText, captcha, onAnswer, onEnter, failure, onRetry } = props;
  useStyles(styles);
  return (
    <Stack>
      <div role="status">{phase === 'loading' && <Loading>{loadingText}</Loading>}</div>
      <div ref={box} className="quire-card-fields__frame" hidden={phase === 'failed'} />
      {captcha && (
        <Field
          label={captcha.label}
          hint={captcha.question}
          value={captcha.answer}
          inputRef={captcha.inputRef}
          isRequired
          inputMode="numeric"
          error={captcha.error}
          onType={onAnswer}
          onEnter={onEnter}
        />
      )}
      <FailureNotice failure={failure} onRetry={onRetry} />
    </Stack>
  );
}
