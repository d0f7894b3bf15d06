import type { MenuCodeSpellings } from '../../src/core/header/rules/menu/menuCodes';
import { type ItemDecision, itemText } from './decisions';
import { reasonText, targetText } from './reasonText';
import { ScrollingTable } from './ScrollingTable';

type ItemTableProps = { decisions: readonly ItemDecision[]; spellings: MenuCodeSpellings };

/** Every item of the menu: whether it is shown, and the reason. */
export function ItemTable({ decisions, spellings }: ItemTableProps) {
  const shown = decisions.filter(({ verdict }) => verdict.isShown).length;
  return (
    <section aria-labelledby="merchandising-items">
      <h2 id="merchandising-items">Menu items</h2>
      <p role="status">
        {shown} of {decisions.length} items are shown.
      </p>
      <ScrollingTable label="Items" columns={['Item', 'Visibility', 'Reason', 'Codes', 'Destination']}>
        {decisions.map((decision) => (
          <tr key={decision.item.id} className={decision.verdict.isShown ? undefined : 'merchandising__hidden'}>
            <th scope="row" style={{ paddingInlineStart: `${decision.depth * 1.25}rem` }}>
              {itemText(decision.item)}
            </th>
            <td>{decision.verdict.isShown ? 'Shown' : 'Hidden'}</td>
            <td>{reasonText(decision, spellings)}</td>
            <td>
              <code>{decision.item.permissionLimit.join(' ')}</code>
            </td>
            <td>{decision.verdict.isShown && targetText(decision)}</td>
          </tr>
        ))}
      </ScrollingTable>
    </section>
  );
}
