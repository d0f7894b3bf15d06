import { afterEach, describe, expect, test } from 'vitest';
import { purify } from './purify';
import { readHtml } from './readHtml';

const HTML = '<p>one</p><p>two</p>';

const textOf = (nodes: readonly Node[]) => nodes.map(({ textContent }) => textContent);

afterEach(() => void Reflect.deleteProperty(Document, 'parseHTML'));

describe('readHtml', () => {
  test('HTML without allowed content is clean and has no nodes [CONT-006]', async () => {
    const read = await readHtml('<script>ran = 1</script>', async () => purify);
    expect(read).toEqual({ verdict: 'clean', nodes: [] });
  });

  test('HTML that the sanitizer cannot read becomes plain text, one line per block [CONT-006]', async () => {
    const read = await readHtml(HTML, async () => () => null);
    expect([read.verdict, textOf(read.nodes), read.cause]).toEqual(['plain', ['one\ntwo'], undefined]);
  });

  test('HTML becomes plain text with the cause when the loaded or the native sanitizer throws [CONT-006]', async () => {
    const broken = new TypeError('no such option');
    const breaks = () => {
      throw broken;
    };
    const late = await readHtml(HTML, async () => breaks);
    expect([late.verdict, textOf(late.nodes), late.cause]).toEqual(['plain', ['one\ntwo'], broken]);
    Object.assign(Document, { parseHTML: breaks });
    expect(await readHtml(HTML)).toMatchObject({ verdict: 'plain', cause: broken });
  });

  test('reading fails with the cause when the sanitizer cannot be loaded [CONT-006]', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    expect(await readHtml(HTML, () => Promise.reject(cause))).toEqual({ verdict: 'failed', nodes: [], cause });
  });
});

test('pictures in the shop’s HTML are requested where the shop has them [DEC-Q465]', async () => {
  const parsed = document.createElement('div');
  parsed.innerHTML = '<img src="/a.svg">';
  const purify = () => parsed as unknown as DocumentFragment;
  const { nodes } = await readHtml(
    '',
    async () => purify,
    (url) => `https://other.example${url}`,
  );
  expect((nodes[0] as Element).getAttribute('src')).toBe('https://other.example/a.svg');
});
