import { readdirSync, readFileSync } from 'node:fs';
import { type Selector, type SelectorComponent, transform } from 'lightningcss';
import { expect, test } from 'vitest';

const sheets = ['src', 'examples', 'stories'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file}`),
);

/** Pseudo-classes that some supported browsers do not know, see README.md. */
const NEWER = new Set(['has', 'dir', 'user-valid', 'user-invalid', 'popover-open', 'open', 'modal', 'state']);

const isNewer = (selector: Selector): boolean => selector.some(hasNewer);

/** `:is()` and `:where()` drop what a browser does not know, and leave the rest of the list. */
const hasNewer = (part: SelectorComponent): boolean =>
  part.type === 'pseudo-class' && (NEWER.has(part.kind) || (part.kind === 'not' && part.selectors.some(isNewer)));

/** Selector lists in which a newer pseudo-class takes other selectors with it. */
function brokenLists(file: string): string[] {
  const broken: string[] = [];
  const code = readFileSync(file);
  transform({
    filename: file,
    code,
    visitor: {
      Rule: {
        style({ value: { selectors, loc } }) {
          const newer = selectors.filter(isNewer);
          if (newer.length > 0 && newer.length < selectors.length) broken.push(`${file}:${loc.line + 1}`);
        },
      },
    },
  });
  return broken;
}

test('a browser that does not know a pseudo-class drops no other selectors', () => {
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.flatMap(brokenLists)).toEqual([]);
});

test('no name is cut after a number of lines, also with letters of twice the size [DEC-Q565]', () => {
  expect(sheets.filter((file) => readFileSync(file, 'utf8').includes('line-clamp'))).toEqual([]);
});
