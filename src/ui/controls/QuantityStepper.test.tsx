import { createEvent, fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { renderWidget } from '../../../tests/support/widgets/renderWidget';
import { QuantityStepper } from './QuantityStepper';

describe('QuantityStepper', () => {
  const labels = { label: 'Quantity', fewerLabel: 'Fewer', moreLabel: 'More', errorId: 'why' };
  const stepper = (props = {}) => {
    const calls = { onType: vi.fn(), onStep: vi.fn(), onCommit: vi.fn() };
    const page = renderWidget(<QuantityStepper value="2" canStepDown canStepUp {...labels} {...calls} {...props} />);
    return { ...page, ...calls, calls };
  };

  test('calls onType, onStep and onCommit for typing, steps and leaving the field', async () => {
    const page = stepper();

    await page.type('Quantity', '12');
    expect(page.onType).toHaveBeenCalledExactlyOnceWith('12');
    await page.click('More');
    await page.click('Fewer');
    expect(page.onStep.mock.calls).toEqual([[1], [-1]]);
    page.leave('Quantity');
    expect(page.onCommit).toHaveBeenCalledOnce();
  });

  test('a render keeps a text that a script has set, and writes a changed quantity', async () => {
    const page = stepper();
    const field = await page.findByRole<HTMLInputElement>('textbox');
    expect(field.value).toBe('2');

    field.value = '';
    page.redraw(<QuantityStepper value="2" canStepDown canStepUp {...labels} {...page.calls} isDisabled />);
    await expect.poll(() => field.readOnly).toBe(true);
    expect(field.value).toBe('');

    page.redraw(<QuantityStepper value="4" canStepDown canStepUp {...labels} {...page.calls} />);
    await expect.poll(() => field.value).toBe('4');
  });

  test('a typed text is corrected to the quantity before it', async () => {
    const page = stepper();
    await page.type('Quantity', '20');
    page.redraw(<QuantityStepper value="2" canStepDown canStepUp {...labels} {...page.calls} />);
    await expect.poll(() => page.field('Quantity').value).toBe('2');
  });

  test('Enter commits, and its default is prevented so that a surrounding form does not submit', async () => {
    const page = stepper();
    await page.findByRole('textbox');

    const isForThePage = fireEvent.keyDown(page.field('Quantity'), { key: 'Enter' });
    expect(isForThePage).toBe(false);
    expect(page.onCommit).toHaveBeenCalledOnce();
  });

  test('accepts at most three characters [CART-QTY-001]', async () => {
    const page = stepper();

    expect((await page.findByRole<HTMLInputElement>('textbox')).maxLength).toBe(3);
  });

  test.each([
    ['1 000', '1000'],
    ['2.00', '2'],
    ['12 ea', '12'],
    ['1000', '1000'],
    ['a dozen', 'a dozen'],
  ])(
    'reads the pasted quantity %j whole, as %j, and does not cut it to three characters [CART-QTY-001]',
    async (pasted, read) => {
      const page = stepper();
      await page.findByRole('textbox');
      const isForTheBrowser = fireEvent.paste(page.field('Quantity'), { clipboardData: { getData: () => pasted } });
      expect(isForTheBrowser).toBe(false);
      expect(page.onType).toHaveBeenCalledExactlyOnceWith(read);
    },
  );

  test.each<[string, string, boolean]>([
    ['1000', '1000', false],
    ['12', '12', false],
    ['2', '', true],
  ])(
    'reads the quantity %j that is dropped on 34 whole, as %j, unless it fits: %s',
    async (text, read, isForTheBrowser) => {
      const page = stepper({ value: '34' });
      await page.findByRole('textbox');
      const field = page.field('Quantity');
      const drop = createEvent.drop(field);
      Object.assign(drop, { dataTransfer: { getData: () => text } });
      expect(fireEvent(field, drop)).toBe(isForTheBrowser);
      if (read) expect(page.onType).toHaveBeenCalledExactlyOnceWith(read);
      expect(document.activeElement === field).toBe(!isForTheBrowser);
    },
  );

  test('takes no paste while it is disabled', async () => {
    const page = stepper({ isDisabled: true });
    await page.findByRole('textbox');
    fireEvent.paste(page.field('Quantity'), { clipboardData: { getData: () => '1000' } });
    expect(page.onType).not.toHaveBeenCalled();
  });

  test('leaves a pasted number that fits to the browser', async () => {
    const page = stepper();
    await page.findByRole('textbox');
    expect(fireEvent.paste(page.field('Quantity'), { clipboardData: { getData: () => '12' } })).toBe(true);
    expect(page.onType).not.toHaveBeenCalled();
  });

  test('ignores steps beyond its bounds; when disabled, it ignores steps and its field is read-only', async () => {
    const page = stepper({ canStepDown: false, canStepUp: false });
    await page.click('More');
    await page.click('Fewer');
    expect(page.onStep).not.toHaveBeenCalled();

    const off = stepper({ isDisabled: true });
    await off.click('More');
    expect(off.onStep).not.toHaveBeenCalled();
    expect(off.field('Quantity').readOnly).toBe(true);
  });

  test('shows its error in a status region that exists from the start and describes the field', async () => {
    const page = stepper();
    const region = await page.findByRole('status');
    expect(page.field('Quantity').getAttribute('aria-describedby')).toBe(region.id);
    expect(page.field('Quantity').hasAttribute('aria-invalid')).toBe(false);

    const wrong = stepper({ error: 'Too many' });
    expect((await wrong.findByRole('status')).textContent).toBe('Too many');
    expect(wrong.field('Quantity').getAttribute('aria-invalid')).toBe('true');
  });
});
