import { afterEach, describe, expect, test, vi } from 'vitest';
import { CommerceError } from '../src/core/platform/rules/commerceError';
import { english } from '../src/languages/english/index';
import { fakeShop } from '../tests/support/fakeShop';
import { aStorefront } from '../tests/support/storefront';
import { asSwitched } from './asSwitched';
import { onNetwork } from './network';
import { pseudoMessages, pseudoText } from './pseudo';
import { framesOf } from './sideBySide';

afterEach(() => {
  vi.useRealTimers();
});

const onSwitched = (globals: Record<string, string>) => {
  const shop = fakeShop({ cart: { MUG: 1 } });
  const { config, network } = asSwitched({ cart: { retryDelaysMs: [] } }, globals);
  return aStorefront({ shop, config, host: { fetch: onNetwork(shop.fetch, network) } });
};

describe('the switch of calls', () => {
  test('lets a shop answer as it does', async () => {
    expect((await onSwitched({}).cart.read())?.lines).toHaveLength(1);
  });

  test.each(['401', '403', '500'])('refuses with %s in the shop’s own shape', async (network) => {
    const refused = onSwitched({ network }).cart.read();
    await expect(refused).rejects.toBeInstanceOf(CommerceError);
    await expect(refused).rejects.toMatchObject({ kind: 'refused', status: Number(network) });
  });

  test('goes offline', async () => {
    await expect(onSwitched({ network: 'offline' }).cart.read()).rejects.toMatchObject({ kind: 'network' });
  });

  test('makes each call wait three seconds, and gives up with who asked', async () => {
    vi.useFakeTimers();
    const { fetch } = fakeShop({ cart: { MUG: 1 } });
    const slow = onNetwork(fetch, 'slow');
    const answers: number[] = [];
    const pending = slow('https://shop.example/checkout').then(({ status }) => answers.push(status));
    await vi.advanceTimersByTimeAsync(2999);
    expect(answers).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await pending;
    expect(answers).toEqual([200]);

    const abort = new AbortController();
    const aborted = slow('https://shop.example/checkout', { signal: abort.signal });
    abort.abort();
    await expect(aborted).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the switch of tenants', () => {
  test.each([
    ['COM', false],
    ['SBA', true],
  ])('makes any story one of %s', (tenant, isSBA) => {
    expect(onSwitched({ tenant }).site.isSBA).toBe(isSBA);
  });
});

describe('the pseudo-locale', () => {
  test('is longer, has marks and brackets, and keeps the places of figures', () => {
    expect(pseudoText('Add {n} to cart')).toBe('[Ådd {n} töö çåårt]'.replace('Å', 'ÅÅ'));
    expect(pseudoText('')).toBe('');
  });

  test('has every word of every widget, none as it is in English', () => {
    const messages = pseudoMessages(english);
    expect(Object.keys(messages)).toEqual(Object.keys(english));
    const asTheyWere = Object.values(messages)
      .flatMap((texts) => Object.values(texts ?? {}))
      .filter((text) => text !== '' && !text?.startsWith('['));
    expect(asTheyWere).toEqual([]);
  });

  test('is what a story’s widgets say', () => {
    const { settings } = onSwitched({ language: 'pseudo' });
    expect(settings.messages['mini-cart']).toEqual(pseudoMessages(english)['mini-cart']);
  });
});

test('a story stands beside itself in each tenant, or in each language, with all else as the toolbar has it', () => {
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
