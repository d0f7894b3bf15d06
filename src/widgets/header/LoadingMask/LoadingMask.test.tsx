import { expect, test } from 'vitest';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { LoadingMask } from './LoadingMask';

test('the loading mask announces its label while it is active [HDR-022]', async () => {
  const page = renderWidget(<LoadingMask active />);
  await expect.poll(page.status).toBe('Loading');
  page.redraw(<LoadingMask active={false} />);
  await expect.poll(page.status).toBe('');
  page.redraw(<LoadingMask active label="Placing your order" />);
  await expect.poll(page.status).toBe('Placing your order');
});
