import type { CardEntry } from './useCardEntry';

/** The props for the component that renders the card fields, with the texts of its widget. */
export function cardFieldsOf(
  entry: CardEntry,
  translate: (key: 'frameLoading' | 'captcha' | 'captchaMissing') => string,
) {
  const { form, captcha, answer, answerField, isAnswerMissing, failure, setAnswer, retry } = entry;
  return {
    box: form.box,
    phase: form.state?.load ?? ('loading' as const),
    loadingText: translate('frameLoading'),
    captcha: captcha && {
      label: translate('captcha'),
      question: captcha.question,
      answer,
      inputRef: answerField,
      error: isAnswerMissing ? translate('captchaMissing') : undefined,
    },
    failure,
    onAnswer: setAnswer,
    onRetry: retry,
  };
}
