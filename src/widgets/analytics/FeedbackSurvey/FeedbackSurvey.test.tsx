import { describe, expect, test, vi } from 'vitest';
import { renderWidget } from '../../../../tests/support/widgets/renderWidget';
import { ACCEPTED_COOKIES } from '../../../../tests/support/widgets/storefront';
import { requestOverlay } from '../../../core/platform/client/requestOverlay';
import { FeedbackSurvey } from './FeedbackSurvey';

describe('FeedbackSurvey', () => {
  test('calls the page’s open function for its button and for an overlay request [HDR-024, HDR-029, HDR-045]', async () => {
    const open = vi.fn((): void => undefined);
    const page = renderWidget(<FeedbackSurvey />, {
      host: { cookies: ACCEPTED_COOKIES },
      config: { feedback: { open } },
    });
    await page.click('Feedback');
    await expect.poll(page.status).toBe('Thank you for your time.');
    expect(await requestOverlay(page.storefront, { overlay: 'FEEDBACK' })).toBe('done');
    expect(open).toHaveBeenCalledTimes(2);
  });

  test('links to the survey page when the page configures no open function [HDR-024]', async () => {
    const page = renderWidget(<FeedbackSurvey url="https://survey.example/shop" />);
    await page.click('Feedback');
    const link = await page.findByRole('link', { name: 'Open the survey' });
    expect(link.getAttribute('href')).toBe('https://survey.example/shop');
  });

  test('shows that the survey is unavailable for a javascript: url [HDR-024]', async () => {
    const page = renderWidget(<FeedbackSurvey url="javascript:alert(1)" />);
    await page.click('Feedback');
    await expect.poll(page.status).toBe('The survey is not available right now.');
  });
});
