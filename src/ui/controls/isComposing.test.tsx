import { fireEvent } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import { renderWidget } from '../../../tests/support/widgets/renderWidget';
import { Field } from './Field';
import { SearchField } from './SearchField';

/** The Enter that ends a composition, as Chrome and Firefox send it, and as Safari does. */
const COMPOSING = [
  ['with isComposing', { key: 'Enter', isComposing: true }],
  ['with the key code 229', { key: 'Enter', keyCode: 229 }],
] as const;

describe('an Enter that ends a composition', () => {
  test.each(COMPOSING)('does not submit a field: %s', async (_, key) => {
    const onEnter = vi.fn();
    const page = renderWidget(<Field label="Name" value="にほん" onType={() => undefined} onEnter={onEnter} />);
    await page.findByRole('textbox');
    fireEvent.keyDown(page.field('Name'), key);
    expect(onEnter).not.toHaveBeenCalled();
    fireEvent.keyDown(page.field('Name'), { key: 'Enter' });
    expect(onEnter).toHaveBeenCalledOnce();
  });

  test.each(COMPOSING)('does not choose a suggestion, nor leave the page: %s [HDR-023]', async (_, key) => {
    const onPick = vi.fn();
    const page = renderWidget(
      <SearchField
        label="Search"
        buttonLabel="Go"
        action="/search"
        value="pe"
        onType={() => undefined}
        suggestions={[{ text: 'pen', url: undefined }]}
        announcement=""
        onPick={onPick}
      />,
    );
    const field = await page.findByRole('combobox');
    fireEvent.input(field, { target: { value: 'pen' } });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    await expect.poll(() => field.getAttribute('aria-activedescendant')).not.toBeNull();
    expect(fireEvent.keyDown(field, key)).toBe(false);
    expect(onPick).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onPick).toHaveBeenCalledOnce();
  });
});
