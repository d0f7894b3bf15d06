import { english } from '../../../src/languages/english/index';
import { frCA } from '../../../src/languages/fr-CA';

/** The English texts of a widget that a page in French contains as the whole text of an element or a label. */
export function englishOf(widget: keyof typeof english, page: string): string[] {
  const texts: Record<string, string> = english[widget];
  return Object.entries(texts).flatMap(([key, text]) =>
    frCA[widget]?.[key] !== text && (page.includes(`>${text}<`) || page.includes(`="${text}"`)) ? [text] : [],
  );
}
