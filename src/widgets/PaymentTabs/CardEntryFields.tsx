import type { CardEntry } from '../../hooks/useCardEntry';
import { CardFields } from '../../ui/CardFields';
import { FailureNotice } from '../../ui/FailureNotice';
import type { PaymentDesk } from './paymentDesk';

/** The frame of one card, with its captcha and what went wrong. */
export function CardEntryFields({
  entry,
  desk: { say },
  onEnter,
}: {
  entry: CardEntry;
  desk: Pick<PaymentDesk, 'say'>;
  onEnter: () => void;
}) {
  const { form, captcha, answer, isAnswerMissing, failure } = entry;
  return (
    <CardFields
      box={form.box}
      phase={form.state?.load ?? 'loading'}
      loadingText={say('frameLoading')}
      captcha={
        captcha && {
          label: say('captcha'),
          question: captcha.question,
          answer,
          error: isAnswerMissing ? say('captchaMissing') : undefined,
        }
      }
      onAnswer={entry.setAnswer}
      onEnter={onEnter}
      failure={<FailureNotice failure={failure} onRetry={entry.retry} />}
    />
  );
}
