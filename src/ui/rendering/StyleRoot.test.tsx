import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderWidget } from '../../../tests/support/widgets/renderWidget';
import { type SheetHost, StyleRoot, useStyles } from './StyleRoot';

describe('useStyles', () => {
  function Styled() {
    useStyles('.quire-styled { color: red }');
    return <p>styled</p>;
  }

  test('adopts one sheet per root, shares it between roots and preserves the root’s own sheets', async () => {
    const own = new CSSStyleSheet();
    const root: SheetHost = { adoptedStyleSheets: [own], append: () => {}, isConnected: true };
    const page = renderWidget(
      <StyleRoot root={root}>
        <Styled />
        <Styled />
      </StyleRoot>,
    );

    await expect.poll(() => root.adoptedStyleSheets.length).toBe(2);
    expect(root.adoptedStyleSheets[0]).toBe(own);
    const another: SheetHost = { adoptedStyleSheets: [], append: () => {}, isConnected: true };
    page.redraw(
      <StyleRoot root={another}>
        <Styled />
      </StyleRoot>,
    );
    await expect.poll(() => another.adoptedStyleSheets).toEqual([root.adoptedStyleSheets[1]]);
  });

  test("derives --_rem from the customer's font size, measured once, without registering a custom property", async () => {
    // a page whose root font size is 10px, and a customer with a larger font size
    vi.spyOn(window, 'getComputedStyle').mockReturnValue({
      fontSize: '18px',
      lineHeight: '10px',
    } as CSSStyleDeclaration);
    onTestFinished(() => void vi.restoreAllMocks());
    const registerProperty = vi.fn();
    vi.stubGlobal('CSS', { registerProperty });
    onTestFinished(() => void vi.unstubAllGlobals());
    function Sized() {
      useStyles('.quire-sized{--_rem:1em;font-size:2em}');
      return <p>sized</p>;
    }
    const roots = [0, 1].map(() => {
      const shadow = document.createElement('div').attachShadow({ mode: 'open' });
      return {
        adoptedStyleSheets: [] as CSSStyleSheet[],
        append: vi.fn((letter: Node) => shadow.append(letter)),
        isConnected: true,
      };
    });
    renderWidget(
      roots.map((root, at) => (
        <StyleRoot key={String(at)} root={root}>
          <Sized />
        </StyleRoot>
      )),
    );

    await expect.poll(() => roots.map(({ adoptedStyleSheets }) => adoptedStyleSheets.length)).toEqual([1, 1]);
    const [rule] = roots[1]?.adoptedStyleSheets[0]?.cssRules ?? [];
    expect(rule?.cssText).toMatch(/--_rem: ?var\(--quire-font-size, ?1.8rem\)/);
    expect(roots.map(({ append }) => append.mock.calls.length)).toEqual([1, 0]);
    expect(registerProperty).not.toHaveBeenCalled();
  });

  test('adds no sheet to a document without a StyleRoot, where the page loads styles.css', async () => {
    const before = document.adoptedStyleSheets?.length ?? 0;
    const page = renderWidget(<Styled />);

    await page.findByText('styled');
    expect(document.adoptedStyleSheets?.length ?? 0).toBe(before);
  });
});
