import { afterEach, describe, expect, test, vi } from 'vitest';
import { CommerceError } from '../../src/core/platform/rules/commerceError';
import { english } from '../../src/languages/english/index';
import { fakeShop } from '../../tests/support/shop/fakeShop';
import { aStorefront } from '../../tests/support/widgets/storefront';
import { framesOf } from '../sideBySide';
import { asSwitched } from './asSwitched';
import { onNetwork } from './network';
import { pseudoMessages, pseudoText } from './pseudo';

afterEach(() => {
  vi.useRealTimers();
});

const onSwitched = (globals: Record<string, string>) => {
  const shop = fakeShop({ cart: { MUG: 1 } });
  const { config, network } = asSwitched({ cart: { retryDelaysMs: [] } }, globals);
  return aStorefront({ shop, config, host: { fetch: onNetwork(shop.fetch, network) } });
};

describe('network switch', () => {
  test('passes calls through to the shop by default', async () => {
    expect((await onSwitched({}).cart.read())?.lines).toHaveLength(1);
  });

  test.each(['401', '403', '500'])('refuses with status %s in the error shape of the shop', async (network) => {
    const refused = onSwitched({ network }).cart.read();
    await expect(refused).rejects.toBeInstanceOf(CommerceError);
    await expect(refused).rejects.toMatchObject({ kind: 'refused', status: Number(network) });
  });

  test('fails calls with a network error when offline', async () => {
    await expect(onSwitched({ network: 'offline' }).cart.read()).rejects.toMatchObject({ kind: 'network' });
  });

  test('delays each response by three seconds, and rejects when the caller aborts', async () => {
    vi.useFakeTimers();
    const { fetch } = fakeShop({ cart: { MUG: 1 } });
    const slow = onNetwork(fetch, 'slow');
    const statuses: number[] = [];
    const pending = slow('https://shop.example/checkout').then(({ status }) => statuses.push(status));
    await vi.advanceTimersByTimeAsync(2999);
    expect(statuses).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await pending;
    expect(statuses).toEqual([200]);

    const abort = new AbortController();
    const aborted = slow('https://shop.example/checkout', { signal: abort.signal });
    abort.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('tenant switch', () => {
  test.each([
    ['COM', false],
    ['SBA', true],
  ])('sets the tenant of a story to %s', (tenant, isSBA) => {
    expect(onSwitched({ tenant }).site.isSBA).toBe(isSBA);
  });
});

describe('pseudo-locale', () => {
  test('lengthens and accents text, wraps it in brackets, and preserves placeholders', () => {
    expect(pseudoText('Add {n} to cart')).toBe('[Ådd {n} töö çåårt]'.replace('Å', 'ÅÅ'));
    expect(pseudoText('')).toBe('');
  });

  test('covers every text of every widget, and leaves none in English', () => {
    const messages = pseudoMessages(english);
    expect(Object.keys(messages)).toEqual(Object.keys(english));
    const untranslated = Object.values(messages)
      .flatMap((texts) => Object.values(texts ?? {}))
      .filter((text) => text !== '' && !text?.startsWith('['));
    expect(untranslated).toEqual([]);
  });

  test('supplies the texts of the widgets in a story', () => {
    const { settings } = onSwitched({ language: 'pseudo' });
    expect(settings.messages['mini-cart']).toMatchObject(pseudoMessages(english)['mini-cart'] ?? {});
  });
});

test('framesOf returns a story in each tenant, or in each language, with all other toolbar settings', () => {
  const frames = framesOf('tenants', 'pages--shop', { theme: 'dark', tenant: 'own', language: 'en-US' });
  expect(frames).toEqual([
    {
      title: 'COM: consumers',
      src: 'iframe.html?id=pages--shop&viewMode=story&globals=theme:dark;tenant:COM;language:en-US',
    },
    {
      title: 'SBA: business accounts',
      src: 'iframe.html?id=pages--shop&viewMode=story&globals=theme:dark;tenant:SBA;language:en-US',
    },
  ]);
  expect(framesOf('languages', 'pages--shop', {}).map(({ title }) => title)).toEqual([
    'English, United States',
    'English, Canada',
    'Français, Canada',
    'Español (Spanish mode)',
  ]);
});
