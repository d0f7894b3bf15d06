import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { slugOfWidget } from '../../tests/package/widgets';
import { textSlot } from '../cardFrame/texts';
import { messageText } from '../core/cart/rules/notices/messageText';
import { paymentMessage } from '../core/payment/rules/paymentFailure';
import { formatMessage } from '../core/platform/rules/formatMessage';
import { formatPlural, type Messages, messagesOver } from '../core/platform/rules/messages';
import { english as ours } from './english/index';
import { es as spanish } from './es/index';
import { frCA as french } from './fr-CA/index';

const english: Messages = ours;

const TRANSLATIONS: Record<string, Messages> = { 'fr-CA': french, es: spanish };
const frCA = messagesOver(french);
const es = messagesOver(spanish);
const CATALOGUES = { 'fr-CA': frCA, es };

/** Texts that are the same in English and in the translation, with the reason. */
const SAME: Record<keyof typeof CATALOGUES, readonly string[]> = {
  'fr-CA': [
    // the same word in French
    ...[
      'Date',
      'Total',
      'Page {n} de {all}',
      'Article {sku}',
      'Coupons',
      'Budgets',
      'Favorites',
      'Menu',
      'Messages',
      'Province',
      'Promotion',
      '{name} ({n})',
    ],
    ...['{n} {n|suggestion|suggestions}', 'Article', 'Image', 'Actions'],
    // sort orders of a list column
    ...['A-Z/0-9', 'Z-A/9-0'],
  ],
  es: [
    // the same word in Spanish
    ...['Total', 'Subtotal', 'Personal', 'Global', 'PIN'],
    // only placeholders, and punctuation that Spanish shares
    ...['{label}: {amount}', '{caption}: {name}', '{n}: {store}', '{name} ({n})'],
    ...['A-Z/0-9', 'Z-A/9-0'],
  ],
};

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();

/** All texts of a catalogue beside the English ones: [widget.key, English, translation]. */
function pairs(catalogue: Messages): [string, string, string][] {
  return Object.entries(english).flatMap(([widget, texts]) =>
    Object.entries(texts).map(([key, text]): [string, string, string] => [
      `${widget}.${key}`,
      text,
      catalogue[widget]?.[key] ?? '',
    ]),
  );
}

const unlike = (catalogue: Messages, isFine: (text: string, translation: string) => boolean) =>
  pairs(catalogue).filter(([, text, translation]) => !isFine(text, translation));

describe.each(Object.entries(CATALOGUES))('Catalogue %s', (tag, catalogue) => {
  test('the catalogue has exactly the texts of English, trimmed and not empty [GEN-013]', () => {
    const { phrases: _, ...own } = TRANSLATIONS[tag] ?? {};
    const surplus = Object.entries(own).flatMap(([widget, texts]) =>
      Object.keys(texts).filter((key) => english[widget]?.[key] === undefined),
    );
    expect(surplus).toEqual([]);
    expect(unlike(catalogue, (_, translation) => translation.trim() === translation && translation !== '')).toEqual([]);
  });

  test('a widget omits exactly the texts that are those of `phrases` in both languages [DEC-Q601]', () => {
    const { phrases: translated = {}, ...own } = TRANSLATIONS[tag] ?? {};
    const wrong = Object.keys(translated).flatMap((key) => {
      const widgets = Object.keys(english).filter((widget) => english[widget]?.[key] !== undefined);
      const omitting = widgets.filter((widget) => own[widget]?.[key] === undefined);
      const texts = new Set(omitting.map((widget) => english[widget]?.[key]));
      const repeating = widgets.filter(
        (widget) => own[widget]?.[key] === translated[key] && texts.has(english[widget]?.[key]),
      );
      return texts.size === 1 && repeating.length === 0 ? [] : [{ key, texts, repeating }];
    });
    expect(wrong).toEqual([]);
    expect(Object.keys(translated)).toEqual(Object.keys(TRANSLATIONS['es']?.['phrases'] ?? {}));
  });

  test('each text has the placeholders of the English text', () => {
    const isFine = (text: string, translation: string) =>
      placeholders(translation).join() === placeholders(text).join();
    expect(unlike(catalogue, isFine)).toEqual([]);
  });

  test('each text without its values is empty exactly if the English text is', () => {
    const isFine = (text: string, translation: string) =>
      (formatMessage(text) === '') === (formatMessage(translation) === '');
    expect(unlike(catalogue, isFine)).toEqual([]);
  });

  test('no text equals the English text, except those that are the same in both languages', () => {
    const same = SAME[tag as keyof typeof CATALOGUES];
    const isFine = (text: string, translation: string) => text !== translation || same.includes(text);
    expect(unlike(catalogue, isFine)).toEqual([]);
  });

  test('the retry sentence contains the text of the retry button [PAY-MSG-002]', () => {
    expect(paymentMessage('retry', catalogue['payment'])).toContain(
      paymentMessage('retryButton', catalogue['payment']),
    );
  });

  test('the card frame accepts every text of its own', () => {
    const texts = Object.values(catalogue['card-frame'] ?? {});
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter((text) => !textSlot(text))).toEqual([]);
  });
});

test('French has a no-break space before a colon, a percent sign and inside quotation marks, and no straight quotes', () => {
  const wrong = /[^\u00a0]:|[^\u00a0]%|«[^\u00a0]|[^\u00a0]»|['"]| [;!?]/;
  expect(unlike(frCA, (_, translation) => !wrong.test(translation))).toEqual([]);
});

test('Spanish has opening question and exclamation marks, and no straight quotes', () => {
  const isFine = (_: string, translation: string) =>
    translation.includes('?') === translation.includes('¿') &&
    translation.includes('!') === translation.includes('¡') &&
    !/['"]/.test(translation);
  expect(unlike(es, isFine)).toEqual([]);
});

test('French capitalises the name of its Rewards program', () => {
  expect(unlike(frCA, (_, translation) => !/\b(aux|membres|compte) récompenses/.test(translation))).toEqual([]);
});

describe.each([
  ['SURCHG_ALTS_ITM_MSG', 'substituted'],
  ['BLOCKED_FOR_ADD_TO_CART', 'blocked-by-company'],
  ['OFF_CONTRACT_ERROR', 'off-contract'],
] as const)('Message code %s', (code, group) => {
  const textAt = (level: 'line' | 'top', overrides?: Record<string, string>) =>
    messageText({ code, type: 'ERROR' }, level, overrides);

  test('the code is a whole sentence on top of the cart, and a phrase at a line, in each language', () => {
    for (const { cart = {} } of [frCA, es, english]) {
      expect(textAt('top', cart)).toBe(formatMessage(cart[`group.${group}`] ?? '', { n: 1 }));
      expect(textAt('line', cart)).toBe(formatMessage(cart[`phrase.${group}`] ?? '', { n: 1 }));
    }
  });

  test('the page can override the code in each language, on top and at a line [GEN-013]', () => {
    for (const catalogue of [frCA, es, english, undefined]) {
      const { cart } = messagesOver(catalogue, { cart: { [code]: 'Not for us.' } });
      expect([textAt('top', cart), textAt('line', cart)]).toEqual(['Not for us.', 'Not for us.']);
    }
  });

  test('the page can override the sentence of the group on top, without changing the phrase at a line', () => {
    const { cart } = messagesOver(frCA, { cart: { [`group.${group}`]: 'Pas pour nous ({n}).' } });
    expect(textAt('top', cart)).toBe('Pas pour nous (1).');
    expect(textAt('line', cart)).toBe(formatMessage(frCA['cart']?.[`phrase.${group}`] ?? '', { n: 1 }));
  });
});

test('translations with a number are correct if the number is 1 or a fraction', () => {
  const format = (catalogue: Messages, widget: string, key: string, figures: Record<string, string | number>) =>
    formatPlural(catalogue[widget]?.[key] ?? '', figures, catalogue === frCA ? 'fr-CA' : 'es-US');
  for (const widget of ['mini-cart', 'cart-page', 'quick-order', 'product-tile'])
    expect(format(frCA, widget, 'overLimit', { max: 1 })).toBe('Quantité maximale\u00a0: 1');
  expect(format(frCA, 'cart', 'EXCEEDS_MAX_LINE_QTY', { max: 1 })).toBe('Quantité maximale de cet article\u00a0: 1.');
  expect(format(frCA, 'compare-tray', 'count', { n: 1, max: 4 })).toBe('À comparer\u00a0: 1 sur 4');
  expect(format(frCA, 'list-details', 'addedSome', { n: 1, all: 3 })).toBe('Ajoutés au panier\u00a0: 1 sur 3.');
  expect(format(frCA, 'quick-order', 'addedSome', { n: 1, all: 3 })).toBe('Lignes ajoutées au panier\u00a0: 1 sur 3.');
  expect(format(es, 'quick-buy', 'rated', { rating: '5', n: 1 })).toBe('Calificación de 5 sobre 5, 1 opinión');
  expect(format(es, 'saved-for-later', 'rating', { rating: '5', n: 1 })).toBe('Calificación de 5 sobre 5, 1 opinión');
  for (const widget of ['store-locator', 'bopis-overlay', 'pick-up-today'])
    expect(format(frCA, widget, 'miles', { n: '0,4', miles: 0.4 })).toBe('à 0,4 mille');
  for (const widget of ['lists-page', 'lists-drawer', 'add-to-list'])
    expect([0, 1, 2].map((n) => format(frCA, widget, 'items', { n }))).toEqual([
      '0 article',
      '1 article',
      '2 articles',
    ]);
  expect(format(es, 'cart', 'moreThanInStock', { n: 1 })).toContain('Disponibles: 1.');
  expect(format(es, 'quick-order', 'addedSome', { n: 1, all: 3 })).toBe('Agregado a su carrito: 1 de 3 líneas.');
});

test('the message of a failed payment is a whole sentence without the name of a provider [PAY-MSG-012]', () => {
  const firstSentence = ({ payment }: Messages) => /^[^.]*/.exec(paymentMessage('providerUnable', payment))?.[0];
  expect(firstSentence(english)).toBe("We're unable to process your pay later payment");
  expect(firstSentence(frCA)).toBe('Nous ne pouvons pas traiter votre paiement différé');
  expect(firstSentence(es)).toBe('No podemos procesar su pago con un pago a plazos');
});

test('Spanish has no article before a time, and no gender for a name that is filled in', () => {
  expect(formatMessage(es['store-locator']?.['opens'] ?? '', { time: '1:00 p.m.' })).toBe('Apertura: 1:00 p.m.');
  for (const key of ['acceptedBefore', 'declinedBefore', 'settledBefore'])
    expect(formatMessage(es['order-approvals']?.[key] ?? '', { number: 'Q-1', by: 'alguien más' })).toMatch(
      /^(El|La) .*pedido Q-1 .* por alguien más\.$/,
    );
});

describe('English texts', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const sources = files.filter((file) => !/\.(test|stories)\.|^languages/.test(file));
  const sourceText = sources.map((file) => readFileSync(path.join('src', file), 'utf8')).join('\n');

  test('every widget with messages is in the English catalogue, so that no translation can omit it', () => {
    const widgetsWithMessages = sources.flatMap(
      (file) => /^widgets[\\/]\w+[\\/](\w+)[\\/](?:messages|form)\.ts$/.exec(file)?.[1] ?? [],
    );
    expect(widgetsWithMessages.length).toBeGreaterThan(50);
    expect(widgetsWithMessages.map(slugOfWidget).filter((slug) => !english[slug])).toEqual([]);
  });

  test('every group of messages that a page can override is in the English catalogue', () => {
    const requested = [
      ...sourceText.matchAll(/useMessages\('([\w-]+)'/g),
      ...sourceText.matchAll(/useFormDrawer\('([\w-]+)'/g),
      ...sourceText.matchAll(/\bmessages(?:\.(\w+)|\['([\w-]+)'\])/g),
    ].map(([, plain, quoted]) => plain ?? quoted ?? '');
    const isText = (name: string) => !['filter', 'map', 'flatMap', 'some', 'find', 'length'].includes(name);
    expect(requested.filter((name) => isText(name) && !english[name])).toEqual([]);
    expect(requested).toContain('product');
  });
});
