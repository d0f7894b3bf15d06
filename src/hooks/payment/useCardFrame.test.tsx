import { expect, onTestFinished, test } from 'vitest';
import { fakeCardFrames } from '../../../tests/support/shop/fakeCardFrame';
import { renderWidget } from '../../../tests/support/widgets/renderWidget';
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

test('the card frame gets the caller’s texts, and the page messages for the others', async () => {
  const frames = fakeCardFrames();
  onTestFinished(frames.stop);
  const messages = { 'card-frame': { number: 'No.', expiry: 'Until' } };
  renderWidget(<Form texts={{ number: 'Number of the card' }} />, { config: { messages } });
  await expect
    .poll(() => frames.received.find(({ kind }) => kind === 'configure'))
    .toMatchObject({ texts: { number: 'Number of the card', expiry: 'Until' } });
});
