import { countedWords } from '../../core/platform/rules/countedWords';
import { useStorefront } from './StorefrontProvider';

export type Say<Key extends string> = (key: Key, figures?: Record<string, string | number>) => string;

/**
 * The translator of a widget's messages: the page's overrides, else the defaults, with placeholders filled from
 * `figures`.
 */
export function useMessages<Key extends string>(widget: string, words: Record<Key, string>): Say<Key> {
  const { settings, locale } = useStorefront();
  const own = settings.messages[widget];
  return (key, figures = {}) => countedWords(own?.[key] ?? words[key], figures, locale);
}
