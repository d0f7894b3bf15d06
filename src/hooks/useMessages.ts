import { useStorefront } from './StorefrontProvider';

export type Say<Key extends string> = (key: Key, figures?: Record<string, string | number>) => string;

/** A widget's words with the page's own in their place; `{name}` in a text is filled from `figures`. */
export function useMessages<Key extends string>(widget: string, words: Record<Key, string>): Say<Key> {
  const { settings } = useStorefront();
  const own = settings.messages[widget];
  return (key, figures = {}) =>
    (own?.[key] ?? words[key]).replace(/\{(\w+)\}/g, (text, name: string) => String(figures[name] ?? text));
}
