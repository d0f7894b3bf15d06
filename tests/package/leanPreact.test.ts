import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type OutputChunk, rollup } from 'rollup';
import { describe, expect, test } from 'vitest';
import { isOfPreact, leanPreact } from '../../.rollup/leanPreact.mjs';
import { facts } from '../../.rollup/preact/facts.mjs';
import { readManifest } from './manifest';

const ALL = "export { render } from 'preact'; export { useState } from 'preact/hooks';";

describe('Preact in the script', () => {
  test('has no way to turn text into HTML, and no file of ours has one', () => {
    const files = Object.keys(readManifest().files).filter((file) => file.endsWith('.js'));
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter((file) => readFileSync(`dist/browser/${file}`, 'utf8').includes('innerHTML'))).toEqual([
      expect.stringMatching(/^purify-/),
    ]);
  });

  test('comes from its sources, with private names of one letter, and without what is never asked for', async () => {
    const code = await built(ALL);
    expect(code).toContain('insertBefore');
    expect(code).not.toMatch(/vnode\._|excessDomChildren\.|\.contextType/i);
  });

  test.each(['preact/compat', 'preact/jsx-runtime'])('is the only one on the page: %s is refused', async (id) => {
    await expect(built(`export * from '${id}'`)).rejects.toThrow(`${id} is not made for the sources of Preact`);
  });

  test('is built only as long as its sources ask for all that is said to be so', async () => {
    const more = [...facts, { because: 'of old', are: { 'vnode.attributes': 'undefined' } }];
    await expect(built(ALL, more)).rejects.toThrow('do not ask for vnode.attributes');
  });

  test.each([
    '<p dangerouslySetInnerHTML={{ __html: text }} />',
    'createPortal(<p />, document.body)',
    'class Old extends Component { componentDidMount() {} }',
    '<p style="color: red" />',
    '<input defaultValue="1" />',
  ])('is not built for a component that it can not draw: %s', async (component) => {
    await expect(built(`export default () => ${component}`)).rejects.toThrow('but to Preact in the script was said');
  });
});

/** The text of a script of one component. */
async function built(code: string, known?: typeof facts): Promise<string> {
  const entry = path.resolve('src/Entry.tsx');
  const bundle = await rollup({
    input: entry,
    plugins: [
      { name: 'entry', resolveId: (id) => (id === entry ? id : null), load: (id) => (id === entry ? code : null) },
      leanPreact(known),
    ],
    onLog: (_level, { ids = [] }, _handle) => expect(ids.filter((id) => !isOfPreact(path.resolve(id)))).toEqual([]),
  });
  const { output } = await bundle.generate({ format: 'esm' });
  return (output[0] as OutputChunk).code;
}
