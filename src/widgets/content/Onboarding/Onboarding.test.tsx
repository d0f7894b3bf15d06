import { describe, expect, test, vi } from 'vitest';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { Onboarding } from './Onboarding';

const steps = [{ title: 'Find it', text: 'By name.' }, { title: 'Keep it' }];

describe('Onboarding', () => {
  test('opens by itself, leads through its steps and stores that it was seen [OVR-007]', async () => {
    const onSuccess = vi.fn((): void => undefined);
    const page = renderWidget(<Onboarding steps={steps} onSuccess={onSuccess} />);
    await expect.poll(page.status).toBe('Step 1 of 2Find itBy name.');
    await page.click('Next');
    await expect.poll(page.status).toBe('Step 2 of 2Keep it');
    await page.click('Back');
    await expect.poll(page.status).toContain('Step 1');
    await page.click('Next');
    await page.click('Start shopping');
    await expect.poll(page.title).toBeUndefined();
    expect(onSuccess).toHaveBeenCalledOnce();
    expect(page.storefront.host.localStorage.get('onboardingSeen')).toBe('true');
  });

  test('does not open again after Skip, until it is requested [OVR-007]', async () => {
    const page = renderWidget(<Onboarding steps={steps} />);
    await page.click('Skip');
    await expect.poll(page.title).toBeUndefined();
    page.redraw(null);
    page.redraw(<Onboarding steps={steps} />);
    await expect.poll(() => page.box.querySelector('dialog')).not.toBeNull();
    expect(page.title()).toBeUndefined();
    const outcome = requestOverlay(page.storefront, { overlay: 'ONBOARDING' });
    await expect.poll(page.title).toBe('Welcome');
    await page.click('Close');
    expect(await outcome).toBe('closed');
  });

  test('without steps, ends a request as unavailable and publishes no opening [OVR-007]', async () => {
    const page = renderWidget(<Onboarding steps={[]} label="Tour" />);
    const opened: unknown[] = [];
    page.storefront.events.subscribe('drawer:opened', (drawer) => opened.push(drawer));
    await page.findButton('Tour');
    expect(await requestOverlay(page.storefront, { overlay: 'ONBOARDING' })).toBe('unavailable');
    expect(opened).toEqual([]);
    expect(page.storefront.host.localStorage.get('onboardingSeen')).toBeNull();
  });
});
