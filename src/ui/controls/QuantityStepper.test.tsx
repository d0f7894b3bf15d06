import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { renderWidget } from '../../../tests/support/renderWidget';
import { QuantityStepper } from './QuantityStepper';

describe('QuantityStepper', () => {
  const stepper = (props = {}) => {
    const calls = { onType: vi.fn(), onStep: vi.fn(), onCommit: vi.fn() };
    const labels = { label: 'Quantity', fewerLabel: 'Fewer', moreLabel: 'More', errorId: 'why' };
    const page = renderWidget(<QuantityStepper value="2" canStepDown canStepUp {...labels} {...calls} {...props} />);
    return { ...page, ...calls };
  };

  test('tells what is typed, stepped and done', async () => {
    const page = stepper();

    await page.type('Quantity', '12');
    expect(page.onType).toHaveBeenCalledExactlyOnceWith('12');
    await page.click('More');
    await page.click('Fewer');
    expect(page.onStep.mock.calls).toEqual([[1], [-1]]);
    page.leave('Quantity');
    expect(page.onCommit).toHaveBeenCalledOnce();
  });

  test('takes Enter for itself, also inside a form of the page', async () => {
    const page = stepper();
    await page.findByRole('textbox');

    const isForThePage = fireEvent.keyDown(page.field('Quantity'), { key: 'Enter' });
    expect(isForThePage).toBe(false);
    expect(page.onCommit).toHaveBeenCalledOnce();
  });

  test('takes three characters [CART-QTY-001]', async () => {
    const page = stepper();

    expect((await page.findByRole<HTMLInputElement>('textbox')).maxLength).toBe(3);
  });

  test('does not step where it can not, nor while it is switched off', async () => {
    const page = stepper({ canStepDown: false, canStepUp: false });
    await page.click('More');
    await page.click('Fewer');
    expect(page.onStep).not.toHaveBeenCalled();

    const off = stepper({ isDisabled: true });
    await off.click('More');
    expect(off.onStep).not.toHaveBeenCalled();
    expect(off.field('Quantity').readOnly).toBe(true);
  });

  test('says what is wrong beside the box, in a region that was there before', async () => {
    const page = stepper();
    const region = await page.findByRole('status');
    expect(page.field('Quantity').getAttribute('aria-describedby')).toBe(region.id);
    expect(page.field('Quantity').hasAttribute('aria-invalid')).toBe(false);

    const wrong = stepper({ error: 'Too many' });
    expect((await wrong.findByRole('status')).textContent).toBe('Too many');
    expect(wrong.field('Quantity').getAttribute('aria-invalid')).toBe('true');
  });
});
