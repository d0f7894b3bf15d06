import { gzipSync } from 'node:zlib';
import { type OutputChunk, rollup } from 'rollup';
import { describe, expect, test } from 'vitest';
import { likeBesideLike } from '../../.rollup/likeBesideLike.mjs';

/** Forty functions of two kinds in turn, between statements that have to stay in their order. */
const CODE = `export const said = [first(0)];
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

describe('functions where like stands beside like', () => {
  test('are all there once, do the same in the same order as ever, and are smaller for a page to download', async () => {
    const plain = await built('other');
    const ordered = await built('marked');
    const functions = (code: string) => [...code.matchAll(/function \w+/g)].map(String).sort();
    const { said } = await import(`data:text/javascript,${encodeURIComponent(ordered)}`);

    expect(functions(ordered)).toEqual(functions(plain));
    expect(said).toEqual(['first 0', 1, 'Good morning, Ada, it is 23757']);
    expect(weight(ordered)).toBeLessThan(weight(plain) * 0.97);
  });

  test('come out in the same order each time', async () => {
    expect(await built('marked')).toBe(await built('marked'));
  });
});

const weight = (code: string) => gzipSync(code, { level: 9 }).length;

/** The text of a script of that name, of which `marked` is put in order. */
async function built(name: string): Promise<string> {
  const bundle = await rollup({
    input: { [name]: name },
    treeshake: false,
    plugins: [{ name: 'entry', resolveId: (id) => id, load: () => CODE }, likeBesideLike('marked')],
  });
  const { output } = await bundle.generate({ format: 'esm' });
  return (output[0] as OutputChunk).code;
}
