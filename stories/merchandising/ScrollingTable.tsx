import type { ReactNode } from 'react';

type ScrollingTableProps = {
  label: string;
  columns: readonly string[];
  /** The rows of its body. */
  children: ReactNode;
};

/** A table that scrolls horizontally where the screen is too narrow for it. */
export function ScrollingTable({ label, columns, children }: ScrollingTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll it with the arrow keys
    <section className="merchandising__scroll" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
