import { describe, expect, test, vi } from 'vitest';
import { renderWidget } from '../../../../tests/support/renderWidget';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { FeedbackSurvey } from './FeedbackSurvey';

describe('FeedbackSurvey', () => {
  test('opens what the page opens it with, for its button and for who else asks [HDR-024, HDR-029, HDR-045]', async () => {
    const open = vi.fn((): void => undefined);
    const page = renderWidget(<FeedbackSurvey />, { config: { feedback: { open } } });
    await page.click('Feedback');
    await expect.poll(page.status).toBe('Thank you for your time.');
    expect(await requestOverlay(page.storefront, { overlay: 'FEEDBACK' })).toBe('done');
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('offers the survey’s own page where nothing opens it [HDR-024]', async () => {
    const page = renderWidget(<FeedbackSurvey url="https://survey.example/shop" />);
    await page.click('Feedback');
    const link = await page.findByRole('link', { name: 'Open the survey' });
    expect(link.getAttribute('href')).toBe('https://survey.example/shop');
  });

  test('says that there is none [HDR-024]', async () => {
    const page = renderWidget(<FeedbackSurvey url="javascript:alert(1)" />);
    await page.click('Feedback');
    await expect.poll(page.status).toBe('The survey is not available right now.');
  });
});
