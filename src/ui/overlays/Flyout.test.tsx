import { fireEvent } from '@testing-library/dom';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { beforeNextKey } from '../../../tests/support/widgets/beforeNextKey';
import { renderWidget } from '../../../tests/support/widgets/renderWidget';
import { Button } from '../controls/Button';
import { Flyout } from './Flyout';

function Account() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Flyout label="Account" isOpen={isOpen} onToggle={setOpen}>
      <a href="/orders">Orders</a>
      <Button opensDialog>Sign in</Button>
    </Flyout>
  );
}

test('a flyout closes on Esc as soon as it is open, and returns focus to its button', async () => {
  const page = renderWidget(<Account />);
  const button = await page.findButton('Account');
  fireEvent.click(button);
  await beforeNextKey();
  const link = page.getByRole('link', { name: 'Orders' });
  link.focus();

  fireEvent.keyDown(link, { key: 'Escape' });
  await expect.poll(() => page.queryByRole('link')).toBeNull();
  expect(document.activeElement).toBe(button);
});

test('a click that opens a dialog from inside a flyout first moves focus to the flyout’s button', async () => {
  const page = renderWidget(<Account />);
  const button = await page.findButton('Account');
  fireEvent.click(button);
  const signIn = await page.findButton('Sign in');
  signIn.focus();

  signIn.click();
  expect(document.activeElement).toBe(button);
});
