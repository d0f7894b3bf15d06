import { describe, expect, test } from 'vitest';
import { renderWidget } from '../../tests/support/renderWidget';
import { type SheetHost, StyleRoot, useStyles } from './StyleRoot';

describe('styles', () => {
  function Styled() {
    useStyles('.quire-styled { color: red }');
    return <p>styled</p>;
  }

  test('come into the root that a widget is drawn in, once for each', async () => {
    const own = new CSSStyleSheet();
    const root: SheetHost = { adoptedStyleSheets: [own] };
    const page = renderWidget(
      <StyleRoot root={root}>
        <Styled />
        <Styled />
      </StyleRoot>,
    );

    await expect.poll(() => root.adoptedStyleSheets.length).toBe(2);
    expect(root.adoptedStyleSheets[0]).toBe(own);
    const another: SheetHost = { adoptedStyleSheets: [] };
    page.redraw(
      <StyleRoot root={another}>
        <Styled />
      </StyleRoot>,
    );
    await expect.poll(() => another.adoptedStyleSheets).toEqual([root.adoptedStyleSheets[1]]);
  });

  test('stay away where the page has styles.css', async () => {
    const before = document.adoptedStyleSheets?.length ?? 0;
    const page = renderWidget(<Styled />);

    await page.findByText('styled');
    expect(document.adoptedStyleSheets?.length ?? 0).toBe(before);
  });
});
