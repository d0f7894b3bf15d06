import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { idleTokens, PARTS, type Token, tokensOf } from '../../stories/tokens';
import { contrast } from './contrast';

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => path.posix.join(folder, file))
    .toSorted()
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The card frame is a separate document with its own theme. */
const sheets = [...filesIn('src/ui', '.css'), ...filesIn('src/widgets', '.css')];
const tokens = tokensOf(sheets.map(({ text }) => text));
const isColor = ({ name }: Token) => name.startsWith('--quire-color-');

test('the sheets have the z-index of each layer, except drawers and overlays, which are in the top layer [LAY-005]', () => {
  const declared = sheets.flatMap(({ text }) =>
    [...text.matchAll(/var\((--quire-z-[\w-]+), (\d+)\)/g)].map(([, name, number]) => `${name} ${number}`),
  );
  expect([...new Set(declared)].toSorted()).toEqual([
    '--quire-z-loading-mask 10000',
    '--quire-z-main-menu 9996',
    '--quire-z-submenu 100',
    '--quire-z-toast 10001',
    '--quire-z-top-hat 9997',
  ]);
});

/** `.quire p` resets the margins of all paragraphs, and is more specific than one class. */
test('no sheet sets a margin of paragraphs by a single class, which would have no effect', () => {
  const paragraphs = new Set(
    filesIn('src', '.tsx').flatMap(({ text }) =>
      [...text.matchAll(/<p\b[^>]*?className=(?:"|\{`)([\w-]+)/g)].map(([, name]) => name),
    ),
  );
  expect(paragraphs.size).toBeGreaterThan(30);
  const lost = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/^\.([\w-]+) \{([^}]*)\}/gm)]
      .filter(([, name, rules = '']) => paragraphs.has(name) && /\bmargin\b/.test(rules))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(lost).toEqual([]);
});

test('PARTS lists exactly the parts that components name', () => {
  const named = filesIn('src', '.tsx').flatMap(({ text }) =>
    [...text.matchAll(/(?<=\s)part=(?:"([\w ]+)"|\{`(\w+) \$\{kind\}`\})/g)].flatMap(([, plain, kinded]) =>
      kinded ? [kinded, 'primary', 'secondary', 'plain'] : (plain?.split(' ') ?? []),
    ),
  );
  expect([...new Set(named)].toSorted()).toEqual(Object.keys(PARTS).toSorted());
});

describe('tokens', () => {
  test('are all documented, and all used', () => {
    expect(tokens.filter(({ meaning }) => !meaning)).toEqual([]);
    expect(idleTokens(tokens)).toEqual([]);
  });

  test('may not have different fallbacks', () => {
    expect(() => tokensOf(['a { gap: var(--quire-space, 1rem) }', 'b { gap: var(--quire-space, 2rem) }'])).toThrow(
      '--quire-space falls back to 1rem here and to 2rem there',
    );
  });

  test('define every color of the widgets except shadows and two overlays', () => {
    const own = sheets.flatMap(({ file, text }) => {
      const rest = text.replace(/var\(--quire-[^;]*;/g, '').replace(/box-shadow:[^;]*;/g, '');
      return [...rest.matchAll(/#[\da-f]{3,8}\b|rgb\([^)]*\)/gi)].map(([color]) => `${file}: ${color}`);
    });
    // overlays that are blended with whatever is below them
    expect(own).toEqual([
      'src/ui/controls/IconButton.css: rgb(128 128 128 / 20%)',
      'src/ui/overlays/Drawer.css: rgb(16 20 30 / 50%)',
    ]);
  });

  test('are listed with the parts in TOKENS.md', async () => {
    const rows = tokens.map(({ name, fallback, meaning }) => `| \`${name}\` | \`${fallback}\` | ${meaning} |`);
    const partRows = Object.entries(PARTS).map(([name, meaning]) => `| \`${name}\` | ${meaning} |`);
    const text = [
      '# Tokens',
      '',
      'Set these custom properties on a page to change the look of all its widgets.',
      '',
      '| Token | Default | Use |',
      '| --- | --- | --- |',
      ...rows,
      '',
      '# Parts',
      '',
      'Style these with `[data-quire]::part(…)`. A React app has no shadow roots: use `[part~="…"]` there.',
      '',
      '| Part | Use |',
      '| --- | --- |',
      ...partRows,
      '',
    ];
    await expect(text.join('\n')).toMatchFileSnapshot('../../src/ui/TOKENS.md');
  });
});

/** Text needs a contrast of 4.5, shapes need 3 [WCAG 2.2, 1.4.3 and 1.4.11]. */
const pairs: [on: string, what: string, least: number][] = [
  ...['text', 'muted', 'accent', 'accent-strong', 'good', 'bad'].map((what): [string, string, number] => [
    'surface',
    what,
    4.5,
  ]),
  ...['text', 'muted', 'accent', 'accent-strong'].map((what): [string, string, number] => ['sunken', what, 4.5]),
  ['accent', 'on-accent', 4.5],
  ['accent-strong', 'on-accent', 4.5],
  ['bad-surface', 'text', 4.5],
  ['bad-surface', 'bad', 3],
  ['highlight', 'text', 4.5],
  ['highlight', 'accent', 4.5],
  ['toast', 'on-toast', 4.5],
  ['toast-bad', 'on-toast', 4.5],
];

const setIn = (sheet: string) =>
  Object.fromEntries([...sheet.matchAll(/(--quire-[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));

/** The value of `light-dark(#fff, #000)` on a light or a dark page. */
const inScheme = (value: string, index: number) => /^light-dark\((.*), (.*)\)$/.exec(value)?.slice(1)[index] ?? value;

describe.each([{ file: 'no theme', text: '' }, ...filesIn('examples/themes', '.css')])('$file', ({ file, text }) => {
  const themeTokens = setIn(text);

  test('sets only existing tokens, and every color', () => {
    const names = tokens.map(({ name }) => name);
    expect(Object.keys(themeTokens).filter((name) => !names.includes(name))).toEqual([]);
    if (file !== 'no theme') expect(tokens.filter((token) => isColor(token) && !themeTokens[token.name])).toEqual([]);
  });

  test.each([
    ['light', 0],
    ['dark', 1],
  ])('has enough contrast on a %s page', (_, index) => {
    const color = (name: string) => {
      const token = `--quire-color-${name}`;
      return inScheme(themeTokens[token] ?? tokens.find((it) => it.name === token)?.fallback ?? '', index);
    };
    const faint = pairs.filter(([on, what, least]) => contrast(color(what), color(on)) < least);
    expect(faint.map(([on, what]) => `${what} on ${on}: ${contrast(color(what), color(on)).toFixed(2)}`)).toEqual([]);
  });
});
