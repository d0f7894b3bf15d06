import { afterEach, describe, expect, test } from 'vitest';
import { purify } from './purify';
import { readHtml } from './readHtml';

const HTML = '<p>one</p><p>two</p>';

const textOf = (nodes: readonly Node[]) => nodes.map(({ textContent }) => textContent);

afterEach(() => void Reflect.deleteProperty(Document, 'parseHTML'));

describe('HTML of the shop', () => {
  test('that has nothing which may be shown is clean, and nothing [CONT-006]', async () => {
    const read = await readHtml('<script>ran = 1</script>', async () => purify);
    expect(read).toEqual({ verdict: 'clean', nodes: [] });
  });

  test('that nothing can read is its plain words, a line for each block [CONT-006]', async () => {
    const read = await readHtml(HTML, async () => () => null);
    expect([read.verdict, textOf(read.nodes), read.cause]).toEqual(['plain', ['one\ntwo'], undefined]);
  });

  test('whose reader breaks is its plain words, and says why [CONT-006]', async () => {
    const broken = new TypeError('no such option');
    const breaks = () => {
      throw broken;
    };
    const late = await readHtml(HTML, async () => breaks);
    expect([late.verdict, textOf(late.nodes), late.cause]).toEqual(['plain', ['one\ntwo'], broken]);
    Object.assign(Document, { parseHTML: breaks });
    expect(await readHtml(HTML)).toMatchObject({ verdict: 'plain', cause: broken });
  });

  test('whose reader does not come has failed, and says why [CONT-006]', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    expect(await readHtml(HTML, () => Promise.reject(cause))).toEqual({ verdict: 'failed', nodes: [], cause });
  });
});
