import type { phrases } from './phrases';

type PhraseKey = keyof (typeof phrases)['phrases'];

/**
 * The type of a translation: exactly the keys of the English messages, none missing and none added. A widget may omit a
 * text that is in `phrases`.
 */
export type Translation<English> = {
  [Widget in keyof English]: Record<Exclude<keyof English[Widget], PhraseKey>, string> &
    Partial<Record<PhraseKey & keyof English[Widget], string>>;
};
