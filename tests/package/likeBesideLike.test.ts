import { gzipSync } from 'node:zlib';
import { type OutputChunk, rollup } from 'rollup';
import { describe, expect, test } from 'vitest';
import { likeBesideLike } from '../../.rollup/likeBesideLike.mjs';

const NAMES = ['one two sum Sum', 'left right all All', 'first last whole Whole'].map((names) => names.split(' '));

/** What makes it hard to call variables otherwise: short forms, defaults, scopes in scopes, names of the page, labels. */
const HARD_TO_NAME = `
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
export { d as c, j, e as default, totals };
${Array.from({ length: 12 }, (_, at) => total(at)).join('\n')}
const totals = [${Array.from({ length: 12 }, (_, at) => `total${at}({ price: 1 }, { price: 2 })`)}];`;

/** The same again and again, under other names. */
function total(at: number): string {
  const [one, two, sum, Sum] = NAMES[at % NAMES.length] ?? [];
  return `function total${at}(${one}, ${two}) {
    class ${Sum} { again() { return new ${Sum}() } }
    const ${sum} = ${one}.price + ${two}.price;
    return new ${Sum}().again() instanceof ${Sum} ? ${sum} * ${at} + ${one}.price : 0;
  }`;
}

/** Functions of two kinds in turn, between statements that have to stay in their order. */
const IN_TURN = `export const said = [first(0)];
${Array.from({ length: 20 }, (_, at) => `${greeting(at)}\n${sum(at)}`).join('\n')}
said.push(sum7(1));
function first(word) { return 'first ' + word }
said.push(greeting3('Ada'))`;

function greeting(at: number): string {
  return `function greeting${at}(name) { return name ? 'Good morning, ' + name + ', it is ${at * 7919}' : '' }`;
}

function sum(at: number): string {
  return `function sum${at}(start) { for (let next = 0; next < ${at * 104_729}; next += 1e9) start += next; return start }`;
}

describe('a file where like stands beside like', () => {
  test('has its functions in another order, its statements in the same, and is smaller for a page to download', async () => {
    const plain = await built('other', IN_TURN);
    const ordered = await built('marked', IN_TURN);

    expect(figuresOf(ordered)).toEqual(figuresOf(plain));
    expect(await valuesOf(ordered)).toEqual([['said', ['first 0', 1, 'Good morning, Ada, it is 23757']]]);
    expect(weight(ordered)).toBeLessThan(weight(plain) * 0.97);
  });

  test('has its variables under other names, which mean the same, and is smaller for a page to download', async () => {
    const plain = await built('other', HARD_TO_NAME);
    const renamed = await built('marked', HARD_TO_NAME);

    expect(await valuesOf(renamed)).toEqual(await valuesOf(plain));
    expect(weight(renamed)).toBeLessThan(weight(plain));
  });

  test.each([
    ['no function', '/*! of somebody */console.debug(1);'],
    ['no other name', "'use strict';const only=1;console.debug(only);"],
  ])('stays as it is where it has %s', async (_, code) => {
    const { renderChunk } = likeBesideLike('marked', { steps: 20 });
    const { handler } = renderChunk as unknown as { handler(code: string, chunk: { name: string }): { code: string } };
    expect(handler(code, { name: 'marked' }).code).toBe(code);
  });

  test.each([IN_TURN, HARD_TO_NAME])('comes out the same each time', async (code) => {
    expect(await built('marked', code)).toBe(await built('marked', code));
  });
});

/** The figure that each function has of its own. */
const figuresOf = (code: string) => code.match(/\d{4,}/g)?.sort();

const weight = (code: string) => gzipSync(code, { level: 9 }).length;

/** What the code gives to others, with each of its functions called. */
async function valuesOf(code: string): Promise<unknown> {
  const given = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return Object.entries(given).map(([name, value]) => [
    name,
    typeof value === 'function' ? value({ price: 2 }, { price: 3 }) : value,
  ]);
}

/** The text of a script of that name, of which `marked` is put into its best form. */
async function built(name: string, code: string): Promise<string> {
  const modules: Record<string, string> = { [name]: code, elsewhere: 'export const place = "elsewhere"' };
  const bundle = await rollup({
    input: { [name]: name },
    treeshake: false,
    plugins: [
      { name: 'entry', resolveId: (id) => id, load: (id) => modules[id] ?? null },
      likeBesideLike('marked', { steps: 4_000 }),
    ],
  });
  const { output } = await bundle.generate({ format: 'esm' });
  return (output[0] as OutputChunk).code;
}
