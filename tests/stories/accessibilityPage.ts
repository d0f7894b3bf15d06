import type { Browser, Page } from 'playwright';
import type { Story } from './globalSetup';
import { announcements, listen, readFocus, reading } from './screenReader';
import { storyPages } from './storyPages';
import { openStudio } from './takePicture';

/** States with little to read. Of each widget, the first other story is read. */
const BARE = /^(Closed|Empty|Guest|Idle|Loading|Nothing To Show|Working)$/;

/** The states of widgets whose first story is a rare one. */
const READ_STORIES: Record<string, string> = { MiniCart: 'Filled', PaymentTabs: 'Saved Cards' };

/** The length of an announcement on the page. */
const HEARD_LENGTH = 160;

const STOPS_LIMIT = 40;
const ARROWS = ['ArrowRight', 'ArrowDown'];

type Row = { phrase: string; keys: string[] };

/**
 * Reads every widget with a virtual screen reader, presses the keys of its controls, and listens to what its stories
 * announce. Returns a page with all of this.
 */
export async function accessibilityPage(browser: Browser, url: string, stories: Story[]): Promise<string> {
  const studio = await openStudio(browser);
  const pages = storyPages(async () => {
    const page = await studio.newPage();
    await listen(page);
    return page;
  }, url);
  const widgets = stories.filter(({ title }) => title.startsWith('Widgets/'));
  const titles = [...new Set(widgets.map(({ title }) => title))].sort();
  const sections: string[] = [];
  for (const title of titles) {
    const states = widgets.filter((story) => story.title === title);
    sections.push(await sectionOf(title.slice('Widgets/'.length), states, pages));
  }
  return [INTRODUCTION, ...sections].join('\n\n');
}

async function sectionOf(widget: string, states: Story[], pages: ReturnType<typeof storyPages>): Promise<string> {
  const isRead = ({ name }: Story) => (READ_STORIES[widget] ?? name) === name && !BARE.test(name);
  const read = states.find(isRead) ?? (states[0] as Story);
  const heard = new Map<string, string[]>();
  let rows: Row[] = [];
  for (const story of states)
    await pages.show(story, async ({ page }) => {
      for (const phrase of await announcements(page)) heard.set(phrase, [...(heard.get(phrase) ?? []), story.name]);
      if (story !== read) return;
      rows = await operate(page, rowsOf(await reading(page)));
      // what the keys did is no state of its own, and the next story is heard from its start
      await announcements(page);
    });
  return section(widget, read, rows, heard);
}

const INTRODUCTION = `# Accessibility of the widgets

What a screen reader reads in one state of each widget, the keys of its controls, and what all its states announce. A run of
\`@guidepup/virtual-screen-reader\` in Chromium has written this page, and a test compares it:
\`npx vitest run --project stories tests/stories/accessibility -u\`. Tab moves to a control. Enter and Space press a button, Enter
follows a link.`;

function section(widget: string, { name }: Story, rows: Row[], heard: Map<string, string[]>): string {
  const table = [
    '| Read as | Keys |',
    '| --- | --- |',
    ...rows.map(({ phrase, keys }) => `| ${cell(phrase)} | ${cell(keys.join('; '))} |`),
  ].join('\n');
  const announced = [...heard].map(([phrase, names]) => `- ${excerpt(phrase)} (${[...new Set(names)].join(', ')})`);
  return [
    `## ${widget}`,
    rows.length > 0 ? `In the story ${name}:\n\n${table}` : `In the story ${name}, there is nothing to read.`,
    announced.length > 0 ? `Announced:\n\n${announced.join('\n')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

const excerpt = (text: string) => (text.length > HEARD_LENGTH ? `${text.slice(0, HEARD_LENGTH)}…` : text);

const cell = (text: string) => text.replaceAll('|', '\\|');

/** The elements with a role and a name; of the items of a list, only the first. */
function rowsOf(phrases: string[]): Row[] {
  const rows: Row[] = [];
  let isRepeated = false;
  for (const phrase of phrases) {
    if (/^listitem, .*position (?!1,)/.test(phrase)) isRepeated = true;
    if (/^end of list(,|$)/.test(phrase)) isRepeated = false;
    if (!isRepeated && ROLES.test(phrase)) rows.push({ phrase: shortened(phrase), keys: [] });
  }
  return rows;
}

const ROLES =
  /^(alertdialog|button|checkbox|combobox|dialog|figure|form|group|heading|image|link|list|listbox|menu|menubar|menuitem|navigation|option|progressbar|radio|radiogroup|region|search|searchbox|slider|spinbutton|switch|tab|table|tablist|tabpanel|textbox|toolbar|banner|complementary|contentinfo), /;

/** Without what follows from the role, or from the number of elements. */
const shortened = (phrase: string) =>
  phrase.replace(/, (level 1|position \d+|set size \d+|\d+ controls?|orientated \w+)(?=,|$)/g, '');

/** The rows with the keys that move to their elements, change them, or close them. */
async function operate(page: Page, rows: Row[]): Promise<Row[]> {
  const rowOf = (phrase: string) => rows.find((each) => each.phrase === shortened(phrase));
  const isDialog = await page.evaluate(() => document.querySelector('dialog[open]') !== null);
  const stops = new Set<string>();
  for (let stop = 0; stop < STOPS_LIMIT; stop += 1) {
    await page.keyboard.press('Tab');
    const phrase = await readFocus(page);
    if (stops.has(phrase)) break;
    stops.add(phrase);
    const row = rowOf(phrase);
    row?.keys.push('Tab');
    // the arrow keys of a select are the browser's, and a widget may load other content after them
    if (await page.evaluate(() => document.activeElement?.matches('select'))) continue;
    for (const key of ARROWS) {
      const before = await readFocus(page);
      await page.keyboard.press(key);
      const after = await readFocus(page);
      if (before !== after) row?.keys.push(`${key}: ${shortened(after)}`);
    }
  }
  if (!isDialog) return rows;
  await page.keyboard.press('Escape');
  const isClosed = await page.evaluate(() => document.querySelector('dialog[open]') === null);
  if (isClosed) rows[0]?.keys.push('Escape closes');
  return rows;
}
