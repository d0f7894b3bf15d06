import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { StorefrontConfig } from '../../../../src/core/platform/client/settings';
import { type Say, sayIn } from '../../languages/say';

/** The languages of the shop. Spanish is a mode of US English. */
const LANGUAGES = {
  'en-US': { locale: 'en-US', langId: '-1', langCd: 'en' },
  'en-CA': { locale: 'en-CA', langId: '-24', langCd: 'en' },
  'fr-CA': { locale: 'fr-CA', langId: '-25', langCd: 'fr' },
  es: { locale: 'en-US', langId: '-5', langCd: 'es' },
} as const;

export type Language = keyof typeof LANGUAGES;

const isLanguage = (requested: string | undefined): requested is Language =>
  requested !== undefined && Object.hasOwn(LANGUAGES, requested);

const cookie = 'lang';

/** The language that the address selects, or else the one that was selected last. */
export function languageOf(c: Context): Language {
  const requested = c.req.query('lang');
  return languageNamed(isLanguage(requested) ? requested : getCookie(c, cookie));
}

/** `?lang=fr-CA` switches to French until another language is selected. */
export const rememberLanguage: MiddlewareHandler = async (c, next) => {
  const requested = c.req.query('lang');
  if (isLanguage(requested) && requested !== getCookie(c, cookie)) {
    setCookie(c, cookie, requested, { path: '/', sameSite: 'Lax' });
  }
  return next();
};

/** The language of this name, or English. */
export const languageNamed = (name: string | undefined): Language => (isLanguage(name) ? name : 'en-US');

/** A page's configuration in a language. */
export function inLanguage(config: StorefrontConfig, language: Language): StorefrontConfig {
  return { ...config, ...LANGUAGES[language], session: { ...config.session, isSpanishMode: language === 'es' } };
}

/** The texts of a page in its language. */
export const sayOf = (c: Context): Say => sayIn(languageOf(c));

/** The locale of dates and amounts. */
export const localeOf = (language: Language): string => (language === 'es' ? 'es-US' : language);
