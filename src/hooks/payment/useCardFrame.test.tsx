import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeCardFrames } from '../../../tests/support/shop/fakeCardFrame';
import { renderWidget } from '../../../tests/support/widgets/renderWidget';
import { mountCardFrame } from '../../cardFrame/host';
import { useCardFrame } from './useCardFrame';

function Form({ texts }: { texts?: Record<string, string> }) {
  const form = useCardFrame({
    src: 'https://vault.example/card-frame.html',
    kind: 'CREDIT_CARD',
    title: 'Card',
    texts,
    onSubmit() {},
  });
  return <div ref={form.box} />;
}

test('the card frame gets the caller’s texts, the page messages for the others, and no unknown names [DEC-Q601]', async () => {
  const frames = fakeCardFrames();
  onTestFinished(frames.stop);
  const messages = { 'card-frame': { number: 'No.', expiry: 'Until', close: 'Close' } };
  renderWidget(<Form texts={{ number: 'Number of the card' }} />, { config: { messages } });
  await expect
    .poll(() => frames.received.flatMap((message) => (message.kind === 'configure' ? [message.texts] : [])).at(-1))
    .toEqual({ number: 'Number of the card', expiry: 'Until' });
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
