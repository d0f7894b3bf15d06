import { gzipSync } from 'node:zlib';
import { type OutputChunk, rollup } from 'rollup';
import { describe, expect, test } from 'vitest';
import { alikeNames } from '../../.rollup/alikeNames.mjs';

const NAMES = ['one two sum', 'left right all', 'first last whole'].map((names) => names.split(' '));

/** What makes it hard to call variables otherwise: short forms, defaults, scopes in scopes, names of the page, labels. */
const CODE = `
import { place } from 'elsewhere';
const a = { b: 1, c: { d: 2 } };
let { b, c: { d }, e = b + 1 } = a;
class F { a = b; static b = d; get c() { return this.a + e } }
function g({ a, b = a }, ...c) { a: for (const d of c) { for (let e = 0; e < d; e++) { if (e > 2) break a; b += e } } return { a, b } }
function h(a) { try { return g({ a }, ...[1, 2, 3].map((b) => { let c = b; return () => c++ + b })).b.c.d } catch (b) { return b instanceof Error ? b.name + a : b } }
const i = (a) => { let b = typeof document === 'undefined' ? 'no ' + a : document; { let a = b; b = [a, b, d] } return b };
function k(k) { return k + b }
class L { static a = () => new L(); d = k(1) }
const j = [g({ a: 1 }, 2, 4), h('!'), i('page'), new F().c, F.b, typeof m, place, k(2), L.a().d, k.name === L.name];
d = 5;
export { d as c, j, e as default };
${Array.from({ length: 12 }, (_, at) => total(at)).join('\n')}`;

/** The same again and again, under other names. */
function total(at: number): string {
  const [one, two, sum] = NAMES[at % NAMES.length] ?? [];
  return `function total${at}(${one}, ${two}) { const ${sum} = ${one}.price + ${two}.price; return ${sum} * ${at} + ${one}.price }`;
}

describe('variables under names like those of others', () => {
  test('are the same variables, do what they did, and are smaller for a page to download', async () => {
    const plain = await built('other');
    const renamed = await built('marked');

    expect(await valuesOf(renamed)).toEqual(await valuesOf(plain));
    expect(shapeOf(renamed)).toBe(shapeOf(plain));
    expect(weight(renamed)).toBeLessThan(weight(plain));
  });

  test('are called the same each time', async () => {
    expect(await built('marked')).toBe(await built('marked'));
  });
});

const weight = (code: string) => gzipSync(code, { level: 9 }).length;

/** The code without its names, short forms written out. */
function shapeOf(code: string): string {
  return code
    .replace(/ as \w+/g, '')
    .replace(/(\w+): ?\w+/g, '$1')
    .replace(/\b[a-z_$]\w*\b/gi, '_');
}

/** What the code gives to others, with each of its functions called. */
async function valuesOf(code: string): Promise<unknown> {
  const given = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return Object.entries(given).map(([name, value]) => [
    name,
    typeof value === 'function' ? value({ price: 2 }, { price: 3 }) : value,
  ]);
}

/** The text of a script of that name, of which `marked` gets other names. */
async function built(name: string): Promise<string> {
  const modules: Record<string, string> = { [name]: CODE, elsewhere: 'export const place = "elsewhere"' };
  const bundle = await rollup({
    input: { [name]: name },
    treeshake: false,
    plugins: [{ name: 'entry', resolveId: (id) => id, load: (id) => modules[id] ?? null }, alikeNames('marked')],
  });
  const { output } = await bundle.generate({ format: 'esm' });
  return (output[0] as OutputChunk).code;
}
