import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeCardFrames } from '../../../tests/support/shop/fakeCardFrame';
import { renderWidget } from '../../../tests/support/widgets/renderWidget';
import { mountCardFrame } from '../../cardFrame/host';
import { useCardFrame } from './useCardFrame';

function Form() {
  const form = useCardFrame({
    src: 'https://vault.example/card-frame.html',
    kind: 'CREDIT_CARD',
    title: 'Card',
    onSubmit() {},
  });
  return <div ref={form.box} />;
}

test('the card frame gets the page’s texts, and no unknown names [DEC-Q601]', async () => {
  const frames = fakeCardFrames();
  onTestFinished(frames.stop);
  const messages = { 'card-frame': { number: 'No.', expiry: 'Until', close: 'Close' } };
  renderWidget(<Form />, { config: { messages } });
  await expect
    .poll(() => frames.received.flatMap((message) => (message.kind === 'configure' ? [message.texts] : [])).at(-1))
    .toEqual({ number: 'No.', expiry: 'Until' });
});

test('the console names the page’s texts that the card form does not have, once [DEC-Q616]', async () => {
  const frames = fakeCardFrames();
  onTestFinished(frames.stop);
  const warn = vi.fn();
  const host = { console: { warn, error: vi.fn() } };
  const messages = { 'card-frame': { number: 'No.', expiery: 'Until' } };
  const page = renderWidget(<Form />, {
    host,
    config: { messages, i18n: { catalogues: { en: { phrases: { close: 'Shut' } } } } },
  });
  await expect
    .poll(() => warn.mock.calls)
    .toEqual([[expect.stringMatching(/messages\['card-frame'\]: expected .*; received expiery$/)]]);
  page.redraw(<Form key="second" />);
  await expect.poll(() => frames.received.filter(({ kind }) => kind === 'configure').length).toBeGreaterThan(1);
  expect(warn).toHaveBeenCalledOnce();
});

test('a frame that does not answer is loaded again after 35 s; the bank’s challenge may take longer [PAY-FORM-008]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const frames = fakeCardFrames();
  onTestFinished(frames.stop);
  frames.silence();
  const box = document.createElement('div');
  document.body.append(box);
  onTestFinished(() => box.remove());
  const frame = mountCardFrame(box, {
    src: 'https://vault.example/card-frame.html',
    kind: 'CREDIT_CARD',
    title: 'Card',
  });
  onTestFinished(() => frame.destroy());
  const configured = () => frames.received.filter(({ kind }) => kind === 'configure').length;

  await expect.poll(() => frame.state().load).toBe('ready');
  const answered = vi.fn();
  void frame.tokenise('session').then(answered);
  frames.challenge(true);
  await expect.poll(() => frame.state().isChallenged).toBe(true);
  vi.advanceTimersByTime(600_000);
  frames.challenge(false);
  await expect.poll(() => frame.state().isChallenged).toBe(false);
  vi.advanceTimersByTime(34_000);
  await Promise.resolve();
  expect(answered).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  await expect.poll(() => answered.mock.calls).toEqual([[{ ok: false, code: 'NETWORK' }]]);
  await expect.poll(configured).toBe(2);
  await expect.poll(() => frame.state().load).toBe('ready');
});
