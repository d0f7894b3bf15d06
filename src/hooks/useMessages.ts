import { useStorefront } from './StorefrontProvider';

export type Say<Key extends string> = (key: Key, figures?: Record<string, string | number>) => string;

/** A number has the decimal mark of its reader [I18N-004]. */
const written = (figure: string | number, locale: string) =>
  typeof figure === 'number' && locale.startsWith('fr') ? `${figure}`.replace('.', ',') : `${figure}`;

/** A widget's words with the page's own in their place; `{name}` in a text is filled from `figures`. */
export function useMessages<Key extends string>(widget: string, words: Record<Key, string>): Say<Key> {
  const { settings, locale } = useStorefront();
  const own = settings.messages[widget];
  return (key, figures = {}) =>
    (own?.[key] ?? words[key]).replace(/\{(\w+)\}/g, (text, name: string) => written(figures[name] ?? text, locale));
}
