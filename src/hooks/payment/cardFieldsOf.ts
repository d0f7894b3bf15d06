import type { CardEntry } from './useCardEntry';

/** A card that is being typed in, as the part takes it that draws its fields; with the words of the widget it stands in. */
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
