import type { ReactNode } from 'react';

type ScrollingTableProps = {
  label: string;
  columns: readonly string[];
  /** The rows of its body. */
  children: ReactNode;
};

/** A table that is scrolled sideways where the screen is too narrow for it. */
export function ScrollingTable({ label, columns, children }: ScrollingTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who has no mouse scrolls it by its keys
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
