import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Fields that no text is typed into. */
const TICKED = /<input\s+type=("(checkbox|radio|file|hidden)"|\{[^}]*\? 'radio' : 'checkbox'\})[^>]*>/g;

test('every component with a text field keeps what is typed from the page around it [DEC-Q464]', () => {
  const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\./.test(file))
    .map((file) => `src/${file}`);
  const sources = components.map((file) => ({ file, source: readFileSync(file, 'utf8').replaceAll(TICKED, '') }));
  const withField = sources.filter(({ source }) => /<(input|textarea|select)\s/.test(source));
  expect(withField.length).toBeGreaterThan(5);
  expect(withField.filter(({ source }) => !source.includes('{...ownTyping}')).map(({ file }) => file)).toEqual([]);
});
