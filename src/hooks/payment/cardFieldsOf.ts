import type { CardEntry } from './useCardEntry';

/** The props for the component that renders the card fields, with the texts of its widget. */
export function cardFieldsOf(entry: CardEntry, say: (word: 'frameLoading' | 'captcha' | 'captchaMissing') => string) {
  const { form, captcha, answer, isAnswerMissing, failure, setAnswer, retry } = entry;
  return {
    box: form.box,
    phase: form.state?.load ?? ('loading' as const),
    loadingText: say('frameLoading'),
    captcha: captcha && {
      label: say('captcha'),
      question: captcha.question,
      answer,
      error: isAnswerMissing ? say('captchaMissing') : undefined,
    },
    failure,
    onAnswer: setAnswer,
    onRetry: retry,
  };
}
