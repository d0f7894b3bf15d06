import { readdirSync } from 'node:fs';
import type { Decorator } from '@storybook/react-vite';
import { fireEvent } from '@testing-library/dom';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';

/** The part of a file of stories that this test reads. */
type Story = {
  args?: Record<string, unknown>;
  render?: (args: Record<string, unknown>, context: object) => ReactNode;
  decorators?: Decorator[];
  /** Starts the fakes of a story, and returns what stops them. */
  beforeEach?: () => () => void;
};
type Stories = { default: Story & { component: ComponentType<Record<string, unknown>> } } & Record<string, Story>;

const files = readdirSync('src/widgets', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.stories.tsx'))
  .sort();

/** How many stories of each widget are displayed. */
const STORIES = 4;

/** How many controls of each story are pressed. */
const PRESSES = 5;

/** How long a page has to react to a press. Nothing in a widget lasts for a multiple of it. */
const STEP_MS = 1700;
const TURNS = 5;

/** A page that has not changed for so many turns of the event loop is at rest. */
const QUIET_TURNS = 3;

/** The real one: React renders in it, whatever the clock of the test shows. */
const { setImmediate } = globalThis;

/** Lets the page load, render and come to rest. */
async function pass(box: Element): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(STEP_MS / TURNS);
    for (let quiet = 0; quiet < QUIET_TURNS; ) {
      const before = box.innerHTML;
      await new Promise((resolve) => setImmediate(resolve));
      quiet = box.innerHTML === before ? quiet + 1 : 0;
    }
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00') });
  vi.stubGlobal('print', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/**
 * Every widget is displayed twice, and pressed in the same way: once as it is, and once as a browser's translator
 * leaves it before each press. A widget of a translated page throws nothing, and says what the other one says.
 */
describe('a page that a browser has translated', () => {
  test.each(files)('%s keeps its texts current, and keeps working [GEN-001]', async (file) => {
    const { default: meta, ...stories }: Stories = await import(/* @vite-ignore */ `../../src/widgets/${file}`);
    for (const [name, story] of Object.entries(stories).slice(0, STORIES)) {
      const plain = await walk(meta, story, () => {});
      const translated = await walk(meta, story, translate);
      expect({ name, ...translated }).toEqual({ name, ...plain });
    }
  });

  test('leaves no fake to the test files that share this document', async () => {
    const iframe = document.createElement('iframe');
    iframe.src = 'https://vault.example/card-frame.html';
    document.body.append(iframe);
    onTestFinished(() => iframe.remove());
    await new Promise((resolve) => setImmediate(resolve));
    expect(iframe.src).toBe('https://vault.example/card-frame.html');
  });
});

type Walk = { texts: string[]; errors: string[] };

/** Displays a story, presses its controls one after another, and returns what it displays after each. */
async function walk(meta: Stories['default'], story: Story, before: (box: Element) => void): Promise<Walk> {
  const box = document.createElement('div');
  document.body.append(box);
  const errors: string[] = [];
  const note = (error: unknown) => void errors.push(String(error));
  const stops = [meta, story].map((part) => part.beforeEach?.());
  const root = createRoot(box, { onUncaughtError: note, onCaughtError: note });
  const end = () => {
    root.unmount();
    for (const stop of stops) stop?.();
  };
  onTestFinished(end);
  root.render(elementOf(meta, story));
  await pass(box);
  const texts = [box.textContent ?? ''];
  for (let press = 0; press < PRESSES; press += 1) {
    before(box);
    const controls = [...box.querySelectorAll<HTMLElement>('button, input, select')];
    const control = controls[press % Math.max(1, controls.length)];
    if (control) fireEvent.click(control);
    await pass(box);
    texts.push(box.textContent ?? '');
  }
  end();
  box.remove();
  return { texts, errors };
}

function elementOf(meta: Stories['default'], story: Story): ReactNode {
  const args = { ...meta.args, ...story.args };
  const render = story.render ?? meta.render;
  let Shown: () => ReactNode = () => render?.(args, { args }) ?? createElement(meta.component, args);
  for (const decorate of [...(story.decorators ?? []), ...(meta.decorators ?? [])].flat()) {
    const Inner = Shown;
    const decorated = decorate as unknown as (Story: ComponentType, context: object) => ReactNode;
    Shown = () => decorated(Inner, { globals: {}, args });
  }
  return createElement(Shown);
}

/** Replaces each text, as the translators of browsers do: `<font><font>text</font></font>`. */
function translate(box: Element): void {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode as Text);
  for (const node of nodes) {
    if (!node.data.trim() || node.parentElement?.closest('font, style, script, option, textarea')) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = node.data;
    outer.append(inner);
    node.replaceWith(outer);
  }
}
