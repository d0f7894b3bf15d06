import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isValidElement } from 'react';
import { slugOf } from '../../.rollup/manifest.mjs';

/** A widget of the package, and its props in its stories, one entry for each different set. */
export type WidgetInStories = { name: string; slug: string; props: Record<string, unknown>[] };

type Stories = { default: Part } & Record<string, Part>;
type Part = { args?: Record<string, unknown> };

/**
 * Every widget is a folder in one of the subjects of src/widgets. A new one automatically joins all tests that use this
 * list.
 */
const folders = new Map(
  readdirSync('src/widgets', { withFileTypes: true })
    .filter((subject) => subject.isDirectory())
    .flatMap(({ name: subject }) =>
      readdirSync(`src/widgets/${subject}`).map((name) => [name, `src/widgets/${subject}/${name}`]),
    ),
);

export const widgetNames = [...folders.keys()].sort();

/** The folder of a widget, from the project root. */
export function folderOfWidget(name: string): string {
  const folder = folders.get(name);
  if (!folder) throw new Error(`no widget is named ${name}`);
  return folder;
}

/** `MiniCart` is `mini-cart` in a page. */
export function slugOfWidget(name: string): string {
  const slug = slugOf(`/${folderOfWidget(name)}/${name}.tsx`);
  if (slug === null) throw new Error(`${name} is not a valid widget name`);
  return slug;
}

/** Reads the widgets that have stories; widgets.test.ts requires stories for all of them. */
export function widgetsInStories(): Promise<WidgetInStories[]> {
  return Promise.all(
    widgetNames.filter(hasStories).map(async (name) => {
      const file = pathToFileURL(path.resolve(storiesOf(name))).href;
      const { default: meta, ...stories }: Stories = await import(/* @vite-ignore */ file);
      const props = Object.values(stories).map(({ args }) => ({ ...meta.args, ...args }));
      const different = new Map(props.map((each) => [writtenProps(each), each]));
      return { name, slug: slugOfWidget(name), props: [...different.values()] };
    }),
  );
}

/** Props as JSON for another program. Elements that the page renders become a text. */
export function writtenProps(props: object): string {
  return JSON.stringify(props, (_key, value) => (isValidElement(value) ? 'of the page' : value));
}

export function hasStories(name: string): boolean {
  return existsSync(storiesOf(name));
}

function storiesOf(name: string): string {
  return `${folderOfWidget(name)}/${name}.stories.tsx`;
}
