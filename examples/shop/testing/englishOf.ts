import { english } from '../../../src/languages/english/index';
import { widgetMessagesIn } from '../languages/widgetTexts';

/** The English texts of a widget that a page in French contains as the whole text of an element or a label. */
export function englishOf(widget: keyof typeof english, page: string): string[] {
  const texts: Record<string, string> = english[widget];
  const french = widgetMessagesIn('fr-CA', widget);
  return Object.entries(texts).flatMap(([key, text]) =>
    french?.[key] !== text && (page.includes(`>${text}<`) || page.includes(`="${text}"`)) ? [text] : [],
  );
}
