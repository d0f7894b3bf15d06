import { readdirSync, readFileSync } from 'node:fs';
import { fireEvent } from '@testing-library/dom';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderWidget } from '../../tests/support/widgets/renderWidget';
import { Field } from '../ui/controls/Field';
import { QuantityStepper } from '../ui/controls/QuantityStepper';
import { SearchField } from '../ui/controls/SearchField';
import { Flyout } from '../ui/overlays/Flyout';
import { OrderRowLine } from './lists/QuickOrder/OrderRowLine';

const nothing = () => undefined;

/** Dispatches a key event, and returns whether its handler has acted. */
type Press = (event: KeyboardEventInit) => boolean;

type Handler = { file: string; key: string; render: () => Promise<Press> };

/** A part whose handler calls `act`. The key is pressed in the element with that role. */
const calling = (role: string, draw: (act: () => void) => ReactNode) => async (): Promise<Press> => {
  const act = vi.fn();
  const element = await renderWidget(draw(act)).findByRole(role);
  return (event) => {
    act.mockClear();
    fireEvent.keyDown(element, event);
    return act.mock.calls.length > 0;
  };
};

const aRowOfAnOrder = (act: () => void) => (
  <OrderRowLine
    {...{ row: { id: 0, sku: '', quantity: '2' }, index: 0, isBusy: false, locale: 'en-US' }}
    lookup={undefined}
    actions={{ type: nothing, settle: nothing, paste: nothing, remove: nothing, goOn: act }}
  />
);

/** Each file with a key handler that an input method must not trigger. */
const HANDLERS: readonly Handler[] = [
  {
    file: 'ui/controls/Field.tsx',
    key: 'Enter',
    render: calling('textbox', (act) => <Field label="Name" value="にほん" onType={nothing} onEnter={act} />),
  },
  {
    file: 'ui/controls/QuantityStepper.tsx',
    key: 'Enter',
    render: calling('textbox', (act) => (
      <QuantityStepper
        {...{ value: '2', label: 'Quantity', fewerLabel: 'Fewer', moreLabel: 'More', errorId: 'why' }}
        canStepDown
        canStepUp
        onType={nothing}
        onStep={nothing}
        onCommit={act}
      />
    )),
  },
  {
    file: 'ui/controls/Options.tsx',
    key: 'Enter',
    async render() {
      const onPick = vi.fn();
      const page = renderWidget(
        <SearchField
          {...{ label: 'Search', buttonLabel: 'Go', action: '/search', value: 'pe', translate: () => '' }}
          suggestions={[{ text: 'pen', url: undefined }]}
          onType={nothing}
          onPick={onPick}
        />,
      );
      const field = await page.findByRole('combobox');
      fireEvent.input(field, { target: { value: 'pen' } });
      fireEvent.keyDown(field, { key: 'ArrowDown' });
      await expect.poll(() => field.getAttribute('aria-activedescendant')).not.toBeNull();
      // the form around the field would leave the page
      return (event) => fireEvent.keyDown(field, event) || onPick.mock.calls.length > 0;
    },
  },
  {
    file: 'ui/overlays/useDisclosure.ts',
    key: 'Escape',
    render: calling('textbox', (act) => (
      <Flyout label="Account" isOpen onToggle={act}>
        <input />
      </Flyout>
    )),
  },
  {
    file: 'widgets/lists/QuickOrder/OrderRowLine.tsx',
    key: 'Enter',
    render: calling('textbox', aRowOfAnOrder),
  },
  {
    file: 'widgets/lists/QuickOrder/OrderRowLine.tsx',
    key: 'Enter',
    render: calling('combobox', aRowOfAnOrder),
  },
];

/** Files that handle these keys where nothing can be typed. */
const WITHOUT_TEXT = ['ui/navigation/MenuBar.tsx'];

/** The key that ends a composition, as Chrome and Firefox send it, and as Safari does. */
const COMPOSING: readonly [string, KeyboardEventInit][] = [
  ['with isComposing', { isComposing: true }],
  ['with the key code 229', { keyCode: 229 }],
];

describe('a key that ends a composition', () => {
  describe.each(HANDLERS)('$key in $file', ({ key, render }) => {
    test.each(COMPOSING)('does nothing: %s', async (_, composing) => {
      const press = await render();
      expect(press({ key, ...composing })).toBe(false);
      expect(press({ key })).toBe(true);
    });
  });

  test('is tested for each file that handles Enter or Escape', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\./.test(file))
      .filter((file) => /key [!=]== '(Enter|Escape)'/.test(readFileSync(`src/${file}`, 'utf8')));
    expect(files.sort()).toEqual([...new Set([...WITHOUT_TEXT, ...HANDLERS.map(({ file }) => file)])].sort());
  });
});
