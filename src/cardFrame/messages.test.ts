import { describe, expect, test } from 'vitest';
import { GREETINGS, readGreeting, readToFrame, readToHost, TO_FRAME, TO_HOST } from './messages';

const STATE = {
  kind: 'state',
  brand: 'VISA',
  possibleBrands: ['VISA'],
  lastFour: '',
  isComplete: false,
  focused: 'number',
  number: 'partial',
  expiry: 'empty',
  securityCode: 'empty',
};

const CONFIGURE = {
  kind: 'configure',
  form: 'CREDIT_CARD',
  locale: 'en-US',
  direction: 'ltr',
  theme: { accent: '#0057b8', font: 'Georgia, serif', radius: '4px' },
  texts: { number: 'Numéro de carte' },
  timeoutMs: '8000',
};

const TOKENISED = {
  kind: 'tokenised',
  request: 'abc',
  token: 'tok',
  brand: 'VISA',
  lastFour: '1111',
  month: '12',
  year: '30',
};

const PANS = [
  '4111111111111111',
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '٤١١١١١١١١١١١١١١١',
  '378282246310005',
  4111111111111111,
];

describe('Frame messages', () => {
  test('a message with a valid value in every slot is accepted', () => {
    expect(readToHost(STATE)).toBe(STATE);
    expect(readToHost(TOKENISED)).toBe(TOKENISED);
    expect(readToFrame(CONFIGURE)).toBe(CONFIGURE);
    expect(readGreeting({ kind: 'ready', nonce: 'abc', version: 1 })).toBeDefined();
  });

  test.each([
    [undefined],
    ['state'],
    [[STATE]],
    [{ ...STATE, kind: 'toString' }],
    [{ ...STATE, kind: '__proto__' }],
    [{ ...STATE, typed: '4111' }],
    [{ ...STATE, brand: undefined }],
    [{ kind: 'state' }],
    [{ kind: 'resize', height: 20_000 }],
    [Object.assign(Object.create({ kind: 'submit' }), {})],
  ])('a message of another shape is rejected: %o', (message) => {
    expect(readToHost(message)).toBeUndefined();
  });

  test.each(['url(https://x.example)', 'red;}body{', 'var(--x)', '1px\n}', 'image-set(1)', '4111 1111 1111 1111'])(
    'a theme with the style value %s is rejected',
    (value) => {
      expect(readToFrame({ ...CONFIGURE, theme: { accent: value } })).toBeUndefined();
    },
  );
});

const MESSAGES: Record<string, Record<string, unknown>> = {
  ...Object.fromEntries(Object.keys({ ...TO_FRAME, ...TO_HOST, ...GREETINGS }).map((kind) => [kind, { kind }])),
  state: STATE,
  tokenised: TOKENISED,
  configure: CONFIGURE,
  focus: { kind: 'focus', field: 'number' },
  tokenise: { kind: 'tokenise', request: 'abc', session: 'abc' },
  resize: { kind: 'resize', height: 10 },
  challenge: { kind: 'challenge', isOpen: true },
  failed: { kind: 'failed', request: 'abc', code: 'NETWORK' },
  ready: { kind: 'ready', nonce: 'abc', version: 1 },
  welcome: { kind: 'welcome', nonce: 'abc', version: 1 },
};

const read = (message: unknown) => readToHost(message) ?? readToFrame(message) ?? readGreeting(message);

/** A sample message with a value in each of its slots and nested slots. */
function withEach(message: Record<string, unknown>, value: unknown): unknown[] {
  return Object.entries(message).flatMap(([name, inside]) => {
    if (name === 'kind') return [];
    if (Array.isArray(inside)) return [{ ...message, [name]: [value] }];
    const isTable = typeof inside === 'object' && inside !== null;
    const deeper = isTable
      ? Object.keys(inside).map((key) => ({ ...message, [name]: { ...inside, [key]: value } }))
      : [];
    return [{ ...message, [name]: value }, ...deeper];
  });
}

describe.each(Object.entries(MESSAGES))('Message %s', (_kind, message) => {
  test('the message is accepted with valid values', () => {
    expect(read(message)).toBe(message);
  });

  test('no slot of the message accepts a card number [PAY-FORM-007]', () => {
    for (const pan of PANS)
      for (const loaded of withEach(message, pan))
        expect({ loaded, read: read(loaded) }).toEqual({ loaded, read: undefined });
  });
});
