import { fireEvent } from '@testing-library/dom';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderWidget } from '../../../tests/support/widgets/renderWidget';
import { Tabs } from './Tabs';

const TABS = [
  { key: 'a', label: 'First' },
  { key: 'b', label: 'Second' },
  { key: 'c', label: 'Third' },
] as const;

function Example({ isManual = false }) {
  const [selected, select] = useState<'a' | 'b' | 'c'>('a');
  return (
    <Tabs label="Views" tabs={TABS} selected={selected} onSelect={select} isManual={isManual}>
      <p>View {selected}</p>
    </Tabs>
  );
}

async function onTabs(isManual = false) {
  const page = renderWidget(<Example isManual={isManual} />);
  await page.findByRole('tab', { name: 'First' });
  const tab = (name: string) => page.getByRole('tab', { name });
  const selected = () => page.getByRole('tab', { selected: true }).textContent;
  return { ...page, tab, selected };
}

describe('Tabs', () => {
  test('shows one panel at a time, labelled by its tab', async () => {
    const page = await onTabs();
    expect(page.getByRole('tabpanel', { name: 'First' }).textContent).toBe('View a');

    page.tab('Third').click();
    await expect.poll(page.selected).toBe('Third');
    expect(page.getByRole('tabpanel', { name: 'Third' }).textContent).toBe('View c');
  });

  test('the tab list is one tab stop; arrows, Home and End select tabs, and arrows wrap around', async () => {
    const page = await onTabs();
    const press = (key: string) => fireEvent.keyDown(page.getByRole('tab', { selected: true }), { key });
    expect(page.getAllByRole('tab').map((it) => it.tabIndex)).toEqual([0, -1, -1]);

    for (const [key, name] of [
      ['ArrowRight', 'Second'],
      ['End', 'Third'],
      ['ArrowRight', 'First'],
      ['ArrowLeft', 'Third'],
      ['Home', 'First'],
    ] as const) {
      press(key);
      await expect.poll(page.selected).toBe(name);
      expect(document.activeElement?.textContent).toBe(name);
    }
    press('x');
    expect(page.selected()).toBe('First');
  });

  test('an arrow key focuses the next tab with focusVisible', async () => {
    const page = await onTabs();
    const focus = vi.spyOn(page.tab('Second'), 'focus');
    fireEvent.keyDown(page.tab('First'), { key: 'ArrowRight' });
    expect(focus).toHaveBeenCalledExactlyOnceWith({ focusVisible: true });
  });

  test('ArrowLeft selects the next tab in a right-to-left layout', async () => {
    const page = await onTabs();
    page.getByRole('tablist').style.direction = 'rtl';
    fireEvent.keyDown(page.tab('First'), { key: 'ArrowLeft' });
    await expect.poll(page.selected).toBe('Second');
  });

  test('with manual selection, arrows only move the focus and a click selects', async () => {
    const page = await onTabs(true);
    const press = (name: string, key: string) => fireEvent.keyDown(page.tab(name), { key });
    page.tab('First').focus();
    press('First', 'ArrowRight');
    press('Second', 'ArrowRight');
    expect(document.activeElement?.textContent).toBe('Third');
    expect(page.selected()).toBe('First');

    page.tab('Third').click();
    await expect.poll(page.selected).toBe('Third');
  });
});
