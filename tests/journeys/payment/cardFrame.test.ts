import type { Locator } from 'playwright';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../../support/browser/axe';
import { type CardForm, cardForm, frameAddress, interceptVault } from '../page/cardForm';

const VISA = '4111111111111111';

describe('the card form', () => {
  test('becomes ready, and reports brand, validity and the last four digits once the number loses focus', {
    tags: 'foreign-frames',
  }, async () => {
    const form = await cardForm();
    await expect.poll(async () => (await form.state()).load).toBe('ready');

    await form.fields.getByLabel('Card number').pressSequentially(VISA);
    expect(await form.fields.getByLabel('Card number').inputValue()).toBe('4111 1111 1111 1111');
    await expect.poll(form.state).toMatchObject({ brand: 'VISA', lastFour: '', focused: 'number' });
    await form.type({ number: '' });

    await expect.poll(form.state).toMatchObject({
      lastFour: '1111',
      isComplete: true,
      fields: { number: 'valid', expiry: 'valid', securityCode: 'valid' },
    });
    expect(await form.tokenise()).toMatchObject({
      ok: true,
      token: expect.stringMatching(/^[a-z]+$/),
      brand: 'VISA',
      lastFour: '1111',
      month: '12',
      year: '30',
    });
    // a security code is used once
    expect(await form.fields.getByLabel('Security code').inputValue()).toBe('');
  });

  test('reads an expiry that a password manager fills in one step [PAY-CARD-016]', async () => {
    const form = await cardForm();
    const expiry = form.fields.getByLabel('Expiration date');
    for (const filled of ['122030', '2030-12', 'Dec 2030']) {
      await expiry.evaluate((field, text) => {
        (field as HTMLInputElement).value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }, filled);
      await expiry.focus();
      await expiry.blur();
      await expect.poll(() => expiry.inputValue()).toBe('12/30');
      await expect.poll(form.state).toMatchObject({ fields: { expiry: 'valid' } });
    }
  });

  test('preserves the caret while it formats, and Backspace at a gap deletes the digit before it', {
    tags: 'foreign-frames',
  }, async () => {
    const form = await cardForm();
    const number = form.fields.getByLabel('Card number');
    await number.pressSequentially('41111111');
    for (let step = 0; step < 4; step += 1) await number.press('ArrowLeft');
    await number.press('Backspace');
    await expect.poll(() => number.inputValue()).toBe('4111 111');
    await number.pressSequentially('2');
    await expect.poll(() => number.inputValue()).toBe('4112 1111');
    await number.fill('');
    await number.pressSequentially('4000 0000-0000 0002');
    await expect.poll(() => number.inputValue()).toBe('4000 0000 0000 0002');

    const expiry = form.fields.getByLabel('Expiration date');
    await expiry.pressSequentially('1/29');
    await expect.poll(() => expiry.inputValue()).toBe('01/29');
    for (let step = 0; step < 3; step += 1) await expiry.press('Backspace');
    await expect.poll(() => expiry.inputValue()).toBe('0');
  });

  test('has left-to-right digits in a right-to-left layout; in forced colors, borders and outlines show errors and focus', {
    tags: 'foreign-frames',
  }, async () => {
    const form = await cardForm({ direction: 'rtl' });
    const [number, expiry, code] = ['Card number', 'Expiration date', 'Security code'].map((name) =>
      form.fields.getByLabel(name),
    ) as [Locator, Locator, Locator];
    await number.pressSequentially('41111111');
    const leftOf = async (field: Locator) => (await field.boundingBox())?.x ?? Number.NaN;
    expect(await leftOf(code)).toBeLessThan(await leftOf(expiry));
    const look = (field: Locator) =>
      field.evaluate((it) => {
        const { direction, textAlign, borderTopWidth, borderTopColor, backgroundColor, outlineStyle } =
          getComputedStyle(it);
        const label = getComputedStyle(it.closest('.field') as Element).direction;
        return {
          direction,
          textAlign,
          label,
          borderTopWidth,
          isSeen: borderTopColor !== backgroundColor,
          outlineStyle,
        };
      });
    expect(await look(number)).toMatchObject({ direction: 'ltr', textAlign: 'right', label: 'rtl' });
    expect(await number.inputValue()).toBe('4111 1111');

    await form.page.emulateMedia({ forcedColors: 'active' });
    await number.press('Tab');
    await form.fields.getByText('Please verify and try again.', { exact: true }).waitFor();
    expect(await look(number)).toMatchObject({ borderTopWidth: '2px', isSeen: true, outlineStyle: 'none' });
    expect(await look(expiry)).toMatchObject({ borderTopWidth: '1px', isSeen: true, outlineStyle: 'solid' });
  });

  test('supports autofill and phones: autocomplete names, numeric keyboards, and text of at least 16 px', async () => {
    const form = await cardForm();
    await form.fields.getByLabel('Card number').waitFor();
    const seen = await form.fields.getByRole('textbox').evaluateAll((inputs) =>
      inputs.map((input) => ({
        complete: input.getAttribute('autocomplete'),
        mode: (input as HTMLInputElement).inputMode,
        size: Number.parseFloat(getComputedStyle(input).fontSize) >= 16,
      })),
    );
    expect(seen).toEqual(
      ['cc-number', 'cc-exp', 'cc-csc'].map((complete) => ({ complete, mode: 'numeric', size: true })),
    );
  });

  test('moves the focus with Tab from the page through its fields and out again, and submits with Enter', {
    tags: 'foreign-frames',
  }, async () => {
    const form = await cardForm();
    await form.fields.getByLabel('Card number').waitFor();
    await form.page.getByRole('button', { name: 'Before' }).focus();
    for (const field of ['number', 'expiry', 'securityCode']) {
      await form.page.keyboard.press('Tab');
      await expect.poll(async () => (await form.state()).focused).toBe(field);
    }
    await form.page.keyboard.press('Enter');
    await expect.poll(form.submits).toBe(1);
    await form.page.keyboard.press('Tab');
    await expect.poll(() => form.page.evaluate(() => document.activeElement?.textContent)).toBe('After');
  });

  test('displays and announces the errors of its fields, and does not tokenise', {
    tags: 'foreign-frames',
  }, async () => {
    const form = await cardForm();
    await form.type({ number: '4111111111111112', expiry: '1320', code: '12' });
    expect(await form.tokenise('anysession')).toEqual({ ok: false, code: 'CARD_INCOMPLETE' });
    await expect.poll(() => form.fields.getByText('Please verify and try again.', { exact: true }).count()).toBe(3);
    await expect
      .poll(() => form.fields.getByRole('status').textContent())
      .toBe('Card number: Please verify and try again.');
    await expect.poll(form.state).toMatchObject({ focused: 'number', fields: { number: 'invalid' } });

    await form.fields.getByLabel('Card number').fill('4111 1111 1111 1111');
    await form.page.keyboard.press('Tab');
    await expect.poll(() => form.fields.getByRole('status').textContent()).toBe('');
  });

  test('displays an error at each empty field, including the first one, which gets the focus, until something is typed', {
    tags: 'foreign-frames',
  }, async () => {
    const form = await cardForm();
    await form.fields.getByLabel('Card number').waitFor();
    expect(await form.tokenise('anysession')).toEqual({ ok: false, code: 'CARD_INCOMPLETE' });
    await expect.poll(form.state).toMatchObject({ focused: 'number' });
    await expect.poll(() => form.fields.getByText('Please verify and try again.', { exact: true }).count()).toBe(3);
    await form.page.keyboard.press('Tab');
    await form.page.keyboard.press('Shift+Tab');
    await expect.poll(form.state).toMatchObject({ focused: 'number' });
    await expect.poll(() => form.fields.getByText('Please verify and try again.', { exact: true }).count()).toBe(3);
    await form.page.keyboard.type('4');
    await expect.poll(() => form.fields.getByText('Please verify and try again.', { exact: true }).count()).toBe(2);
  });

  test('has no axe violations and does not scroll sideways, on a narrow screen with errors', async () => {
    const form = await cardForm({ viewport: { width: 320, height: 640 } });
    await form.type({ number: '41', expiry: '1', code: '1' });
    await form.page.getByRole('button', { name: 'After' }).focus();
    const [, frame] = form.page.frames();
    expect(frame && (await findViolations(frame))).toEqual([]);
    const width = await frame?.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect(width).toBe(true);
  });

  test('tokenises the number and the PIN of a gift card', async () => {
    const form = await cardForm({ kind: 'GIFT_CARD' });
    await form.type({ number: '6006000000000000025', code: '1234' });
    expect(await form.tokenise()).toMatchObject({ ok: true, brand: '', lastFour: '0025' });
  });
});

describe('a card form that fails to load', () => {
  test('is removed after its timeout, and reports the failure [PAY-FORM-008]', async () => {
    const form = await cardForm({
      timeoutMs: 700,
      intercept: (context) => context.route('**/card-frame.html', () => new Promise(() => undefined)),
    });
    await expect.poll(form.state).toMatchObject({ load: 'failed', failure: 'timeout' });
    expect(await form.page.locator('#card iframe').count()).toBe(0);
  });

  test('reports that it is blocked if the policy of the page forbids the frame', async () => {
    const form = await cardForm({
      headers: { 'Content-Security-Policy': "frame-src 'self'" },
      complaints: [/frame-src/],
    });
    await expect.poll(form.state).toMatchObject({ load: 'failed', failure: 'blocked' });
  });

  test('times out if its script was changed in transit', async () => {
    const form = await cardForm({
      // long enough for the script to arrive and be refused, on a busy machine too
      timeoutMs: 6000,
      complaints: [/integrity/],
      intercept: (context) =>
        context.route(/card-frame-[\w-]+\.js$/, async (route) => {
          const response = await route.fetch();
          await route.fulfill({ response, body: `${await response.text()};top.stolen=1` });
        }),
    });
    await expect.poll(form.state).toMatchObject({ load: 'failed', failure: 'timeout' });
  });

  test('is refused if it has the origin of the page', async () => {
    const form = await cardForm({ src: '/card-frame.html' });
    expect(await form.state()).toMatchObject({ load: 'failed', failure: 'refused' });
  });

  test('times out in a page whose origin may not frame it', async () => {
    const form = await cardForm({ complaints: [/frame-ancestors/] });
    await expect.poll(async () => (await form.state()).load).toBe('ready');
    const stranger = form.page.url().replace('127.0.0.1', 'localhost');
    await form.page.goto(stranger);
    await expect.poll(form.state, { timeout: 20_000 }).toMatchObject({ load: 'failed', failure: 'timeout' });
  });
});

/** Counts the listeners of a page that its card forms add. */
const countListeners = () => {
  let count = 0;
  const isOfForm = (type: string) => ['message', 'securitypolicyviolation'].includes(type);
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (...listener: Parameters<typeof addEventListener>) => {
      if (isOfForm(listener[0])) count += 1;
      addEventListener.apply(target, listener);
    };
    target.removeEventListener = (...listener: Parameters<typeof addEventListener>) => {
      if (isOfForm(listener[0])) count -= 1;
      removeEventListener.apply(target, listener);
    };
  }
  Object.assign(window, { listenerCount: () => count });
};

describe('a card form that is reloaded', () => {
  const move = () => {
    const card = document.querySelector('#card') as HTMLElement;
    const wrapper = document.createElement('div');
    card.before(wrapper);
    wrapper.append(card);
  };

  test('because the page has moved it, loads again with empty fields, and tokenises [PAY-FORM-008]', async () => {
    const form = await cardForm();
    await form.type({ number: VISA });
    await expect.poll(async () => (await form.state()).isComplete).toBe(true);
    for (let time = 0; time < 2; time += 1) {
      await form.page.evaluate(move);
      await expect.poll(form.state).toMatchObject({ load: 'ready', isComplete: false, lastFour: '' });
      expect(await form.fields.getByLabel('Card number').inputValue()).toBe('');
    }
    await form.type({ number: VISA });
    expect(await form.tokenise()).toMatchObject({ ok: true });
    expect(await form.page.locator('#card iframe').count()).toBe(1);
  });

  /** Moves the form, and waits until its frame is another one. */
  async function moveOnce({ page }: CardForm) {
    const frame = await page.locator('#card iframe').elementHandle();
    await page.evaluate(move);
    await expect.poll(() => frame?.evaluate((it) => it.isConnected)).toBe(false);
  }

  test('ten times in a row, still takes a number, and neither frames nor listeners add up [PAY-FORM-008]', async () => {
    const form = await cardForm({ before: countListeners });
    await expect.poll(form.state).toMatchObject({ load: 'ready' });
    const count = () => form.page.evaluate(() => (window as unknown as { listenerCount(): number }).listenerCount());
    const before = await count();
    expect(before).toBeGreaterThan(0);
    for (let time = 0; time < 10; time += 1) {
      await moveOnce(form);
      await expect.poll(form.state).toMatchObject({ load: 'ready' });
    }
    expect(await count()).toBe(before);
    expect(form.page.frames()).toHaveLength(2);
    await form.type({ number: VISA });
    expect(await form.tokenise()).toMatchObject({ ok: true });
  });

  test('once more without being used, fails and removes its frame [PAY-FORM-008]', async () => {
    const form = await cardForm();
    for (let time = 0; time < 11; time += 1) {
      await expect.poll(form.state).toMatchObject({ load: 'ready' });
      await moveOnce(form);
    }
    await expect.poll(form.state).toMatchObject({ load: 'failed', failure: 'timeout' });
    expect(form.page.frames()).toHaveLength(1);
  });

  test('more often than ten times, stays usable if somebody uses it in between [PAY-FORM-008]', async () => {
    const form = await cardForm();
    for (let time = 0; time < 12; time += 1) {
      await form.type({ number: VISA });
      await expect.poll(async () => (await form.state()).isComplete).toBe(true);
      await form.page.evaluate(move);
      await expect.poll(form.state).toMatchObject({ load: 'ready', isComplete: false });
    }
    await form.type({ number: VISA });
    expect(await form.tokenise()).toMatchObject({ ok: true });
  });

  test('by itself, loads again, even though its new document has no nonce [PAY-FORM-008]', async () => {
    const form = await cardForm();
    await form.type({ number: VISA });
    await expect.poll(async () => (await form.state()).isComplete).toBe(true);
    await form.page.frames()[1]?.evaluate(() => location.reload());
    await expect.poll(form.state).toMatchObject({ load: 'ready', isComplete: false });
    await form.type({ number: VISA });
    expect(await form.tokenise()).toMatchObject({ ok: true });
  });

  test('ends a pending tokenise request at once', async () => {
    const form = await cardForm({ intercept: (context) => context.route('**/cc/api/tdprocess', () => undefined) });
    await form.type({ number: VISA });
    const [answer] = await Promise.all([
      form.tokenise(),
      form.page.waitForRequest('**/cc/api/tdprocess').then(() => form.page.evaluate(move)),
    ]);
    expect(answer).toEqual({ ok: false, code: 'NETWORK' });
    await expect.poll(async () => (await form.state()).load).toBe('ready');
  });
});

describe('forged messages', () => {
  test('from the page or another frame, with a wrong nonce, get no port, and the form still tokenises', async () => {
    const spy = `<iframe id="spy" srcdoc="<script>
      const forged = { kind: 'ready', nonce: 'aaaaaaaa', version: 2 };
      addEventListener('message', ({ data, ports }) => { if (ports.length) parent.stolen = data; });
      parent.postMessage(forged, '*');
      for (let i = 0; i < parent.frames.length; i += 1)
        if (parent.frames[i] !== window) parent.frames[i].postMessage({ kind: 'welcome', nonce: 'aaaaaaaa', version: 2 }, '*', [new MessageChannel().port2]);
    </script>"></iframe>`;
    const form = await cardForm({ body: spy });
    await form.page.evaluate(() => {
      const channel = new MessageChannel();
      (window as unknown as { received: unknown[] }).received = [];
      channel.port1.onmessage = ({ data }) => (window as unknown as { received: unknown[] }).received.push(data);
      postMessage({ kind: 'ready', nonce: 'aaaaaaaa', version: 2 }, '*');
      const frame = document.querySelector<HTMLIFrameElement>('#card iframe');
      frame?.contentWindow?.postMessage({ kind: 'welcome', nonce: 'aaaaaaaa', version: 2 }, '*', [channel.port2]);
      frame?.contentWindow?.postMessage({ kind: 'tokenise', request: 'a', session: 'b' }, '*');
    });
    await expect.poll(async () => (await form.state()).load).toBe('ready');
    await form.type({ number: VISA });
    expect(await form.tokenise()).toMatchObject({ ok: true });
    const stolen = await form.page.evaluate(() => {
      const { received, stolen: port } = window as unknown as { received: unknown[]; stolen: unknown };
      return { received, port };
    });
    expect(stolen).toEqual({ received: [], port: undefined });
  });
});

describe('a tokenise request to the vault', () => {
  test('is retried once with the same idempotency key if its response is lost [PAY-FORM-007]', {
    tags: 'request-bodies',
  }, async () => {
    const form = await cardForm({ intercept: interceptVault(['lose']), complaints: [/ERR_CONNECTION_RESET/] });
    const bodies: string[] = [];
    form.page.on('request', (request) => {
      if (request.url().endsWith('/cc/api/tdprocess')) bodies.push(request.headers()['idempotency-key'] ?? '');
    });
    await form.type({ number: VISA });
    expect(await form.tokenise()).toMatchObject({ ok: true });
    expect(bodies).toHaveLength(2);
    expect(new Set(bodies).size).toBe(1);
  });

  test('is not sent a third time after two aborted attempts', async () => {
    const form = await cardForm({
      intercept: interceptVault(['abort', 'abort']),
      complaints: [/ERR_CONNECTION_RESET/],
    });
    await form.type({ number: VISA });
    expect(await form.tokenise()).toEqual({ ok: false, code: 'NETWORK' });
  });

  test.each([
    ['4000000000000127', 'CARD_REFUSED'],
    ['4000000000000069', 'PAYMENT_EXPIRED'],
    ['4000000000000119', 'CARD_AUTH_RETRY'],
    ['4000000000000101', 'CAPTCHA_REQUIRED'],
  ])('fails with the code of the refusal: %s, %s', async (number, code) => {
    const form = await cardForm({ complaints: [/400/] });
    await form.type({ number });
    expect(await form.tokenise()).toEqual({ ok: false, code });
  });

  test('fails with SESSION_EXPIRED if its session is over', async () => {
    const form = await cardForm({ complaints: [/400/] });
    await form.type({ number: VISA });
    expect(await form.tokenise('nosuchsession')).toEqual({ ok: false, code: 'SESSION_EXPIRED' });
  });
});

describe('a card with a challenge of its bank', () => {
  const BANK = '4000000000003220';

  test('is tokenised once the customer confirms in the frame of the bank [PAY-FORM-007]', {
    tags: 'foreign-frames',
  }, async () => {
    const form = await cardForm();
    await form.type({ number: BANK });
    const answer = form.tokenise();
    await form.fields.frameLocator('iframe').getByRole('button', { name: 'Yes, confirm' }).click();
    expect(await answer).toMatchObject({ ok: true, lastFour: '3220' });
    await expect.poll(async () => (await form.state()).isChallenged).toBe(false);
    await form.fields.getByLabel('Card number').waitFor();
  });

  test('is not tokenised if the customer refuses or cancels', { tags: 'foreign-frames' }, async () => {
    const form = await cardForm({ complaints: [/400/] });
    await form.type({ number: BANK });
    const refused = form.tokenise();
    await form.fields.frameLocator('iframe').getByRole('button', { name: 'No, stop' }).click();
    expect(await refused).toEqual({ ok: false, code: 'CHALLENGE_FAILED' });

    await form.fields.getByLabel('Security code').fill('123');
    const left = form.tokenise();
    await form.fields.getByRole('button', { name: 'Cancel' }).click();
    expect(await left).toEqual({ ok: false, code: 'CHALLENGE_FAILED' });
  });

  test('is not tokenised if the page of the bank does not load in time, and the form is displayed again [PAY-FORM-008]', async () => {
    const form = await cardForm({
      intercept: (context) => context.route('**/acs/**', () => new Promise(() => undefined)),
    });
    await form.type({ number: BANK });
    expect(await form.tokenise()).toEqual({ ok: false, code: 'FRAME_TIMEOUT' });
    await form.fields.getByLabel('Card number').waitFor();
  });
});

test('the document of the vault names the origins that may frame it, has strict policies, and sets no cookie', async () => {
  const { headers } = await fetch(frameAddress());
  const policy = headers.get('content-security-policy') ?? '';
  for (const rule of ["default-src 'none'", "form-action 'none'", "base-uri 'none'", "trusted-types 'none'", 'sha256-'])
    expect(policy).toContain(rule);
  expect(policy).toMatch(/frame-ancestors http:\/\/127\.0\.0\.1:\d+;/);
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('origin-agent-cluster')).toBe('?1');
  expect(headers.get('permissions-policy')).toContain('payment=()');
  expect(headers.get('set-cookie')).toBeNull();
});
