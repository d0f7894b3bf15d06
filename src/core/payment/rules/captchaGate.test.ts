import { describe, expect, test } from 'vitest';
import { closedFor, isCaptchaCode, OPEN_GATE, openedFor } from './captchaGate';

describe('Captcha gate', () => {
  test.each(['CREDIT_CARD', 'PREPAID_CARD', 'GIFT_CARD'] as const)(
    'the gate is closed for %s alone until its challenge is passed [PAY-FORM-009]',
    (kind) => {
      const others = (['CREDIT_CARD', 'PREPAID_CARD', 'GIFT_CARD'] as const).filter((it) => it !== kind);
      const closed = closedFor(OPEN_GATE, kind, { id: 'one', question: '2 + 3' });
      expect(closed[kind]?.question).toBe('2 + 3');
      expect(others.every((it) => closed[it] === undefined)).toBe(true);
      expect(openedFor(closed, kind)).toEqual(OPEN_GATE);
      for (const other of others) expect(openedFor(closed, other)).toEqual(closed);
    },
  );

  test('isCaptchaCode recognises the two captcha codes', () => {
    expect(['CAPTCHA_REQUIRED', 'CAPTCHA_FAILED', 'CARD_DECLINED', 'NO_CAPTCHA_REQUIRED'].map(isCaptchaCode)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
