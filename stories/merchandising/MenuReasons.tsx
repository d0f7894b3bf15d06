import { useMemo, useState } from 'react';
import { toMenu } from '../../src/core/header/client/toHeader';
import type { MenuItem } from '../../src/core/header/rules/menu/menuItem';
import { CodeTable } from './CodeTable';
import { decideMenu } from './decisions';
import { EXAMPLE_MENU } from './exampleMenu';
import { FactControls, ReadingControls } from './FactControls';
import { AS_SPECIFIED, type Facts, NOBODY, type Reading, readerOf } from './facts';
import { ItemTable } from './ItemTable';
import './merchandising.css';

/** The initial state. By default an unknown customer, and the rules of the specification. */
export type MenuReasonsProps = { facts?: Partial<Facts>; reading?: Partial<Reading> };

/** The menu items that a customer sees, and why. Uses the same rules as the menus [MENU-006]. */
export function MenuReasons({ facts: known, reading: initialReading }: MenuReasonsProps) {
  const [facts, setFacts] = useState<Facts>({ ...NOBODY, ...known });
  const [reading, setReading] = useState<Reading>({ ...AS_SPECIFIED, ...initialReading });
  const [written, setWritten] = useState(() => JSON.stringify(EXAMPLE_MENU, null, 2));
  const menu = useMemo(() => menuIn(written), [written]);
  const reader = readerOf(facts, reading);

  return (
    <main className="merchandising">
      <h1>Menu visibility</h1>
      <p>Describe a customer to see which menu items they get, and which code shows or hides each item.</p>
      <FactControls facts={facts} onChange={(change) => setFacts({ ...facts, ...change })} />
      <p>
        Groups of the customer: <strong>{reader.groups.join(', ') || 'none'}</strong>
      </p>
      <ItemTable decisions={decideMenu(menu.items, reader)} spellings={reading.codes} />
      <details>
        <summary>Menu data, in the shop’s format</summary>
        <label className="merchandising__field">
          <span>Menu, as JSON</span>
          <textarea
            rows={16}
            spellCheck={false}
            value={written}
            onInput={(event) => setWritten(event.currentTarget.value)}
          />
        </label>
        <p role="alert">{menu.fault}</p>
      </details>
      <ReadingControls reading={reading} onChange={(change) => setReading({ ...reading, ...change })} />
      <CodeTable spellings={reading.codes} onChange={(codes) => setReading({ ...reading, codes })} />
    </main>
  );
}

type Written = { items: readonly MenuItem[]; fault?: string };

/** Parses the menu in a text, or returns the error. */
function menuIn(text: string): Written {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed)
      ? { items: toMenu(parsed, 'menu') }
      : { items: [], fault: 'Expected a JSON array of menu items.' };
  } catch (error) {
    return { items: [], fault: `Invalid menu: ${error instanceof Error ? error.message : String(error)}` };
  }
}
