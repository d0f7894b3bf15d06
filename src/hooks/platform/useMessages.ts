import { formatPlural } from '../../core/platform/rules/messages';
import { useStorefront } from './StorefrontProvider';

export type Translate<Key extends string> = (key: Key, figures?: Record<string, string | number>) => string;

/**
 * The translator of a widget's messages: the page's overrides, else the defaults, with placeholders filled from
 * `figures`.
 */
export function useMessages<Key extends string>(widget: string, messages: Record<Key, string>): Translate<Key> {
  const { settings, locale } = useStorefront();
  const own = settings.messages[widget];
  return (key, figures = {}) => formatPlural(own?.[key] ?? messages[key], figures, locale);
}
