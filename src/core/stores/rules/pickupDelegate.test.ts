import { describe, expect, test } from 'vitest';
import { checkDelegate } from './pickupDelegate';

const ada = { firstName: ' Ada ', lastName: ' Byron ', email: ' ada@quire.example ', phone: '(508) 555-0134' };

describe('Pick-up delegate', () => {
  test('a delegate is sent with trimmed fields, and with the digits of the phone only [ADDR-003]', () => {
    const delegate = { firstName: 'Ada', lastName: 'Byron', email: 'ada@quire.example', phone: '5085550134' };
    expect(checkDelegate(ada)).toEqual({ ok: true, delegate });
  });

  test.each([
    [{ firstName: ' ' }, { firstName: 'missing' }],
    [{ lastName: '' }, { lastName: 'missing' }],
    [{ email: 'ada@quire' }, { email: 'email' }],
    [{ email: '' }, { email: 'email' }],
    [{ phone: '555-0134' }, { phone: 'phone' }],
    [{ phone: '' }, { phone: 'phone' }],
    [
      { firstName: '', lastName: '', email: '', phone: '' },
      { firstName: 'missing', lastName: 'missing', email: 'email', phone: 'phone' },
    ],
  ])('a delegate with %o is refused for %o', (over, faults) => {
    expect(checkDelegate({ ...ada, ...over })).toEqual({ ok: false, faults });
  });
});
