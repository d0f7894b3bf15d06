import { formatPlural, type Messages, messagesOver } from '../../../src/core/platform/rules/messages';
import { english } from '../../../src/languages/english/index';
import { es } from '../../../src/languages/es';
import { frCA } from '../../../src/languages/fr-CA';
import { type Language, localeOf } from '../pages/platform/language';

const translations: Partial<Record<Language, Messages>> = {
  'fr-CA': messagesOver(frCA),
  es: messagesOver(es),
};

type Widget = keyof typeof english;

/** The translated texts of a widget; undefined in English, in which the library has them. */
export const widgetMessagesIn = (language: Language, widget: Widget) => translations[language]?.[widget];

/** Translates a text of a widget, so that the page reads the same before and after the widget mounts [DEC-Q509]. */
export function widgetTextsIn<Name extends Widget>(language: Language, widget: Name) {
  const own = widgetMessagesIn(language, widget);
  const texts: Record<string, string> = english[widget];
  return (key: keyof (typeof english)[Name] & string, figures: Record<string, string | number> = {}): string =>
    formatPlural(own?.[key] ?? texts[key] ?? '', figures, localeOf(language));
}
