import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OLDEST_PEERS, type PackedProject, packProject } from './packed';
import { type WidgetInStories, widgetsInStories, writtenProps } from './widgets';

const AS_BUNDLERS = { module: 'ESNext', moduleResolution: 'bundler' };
const AS_NODE = { module: 'NodeNext', moduleResolution: 'NodeNext' };

/**
 * The newest TypeScript checks the package with both module resolutions. The oldest supported one and this project's
 * own use the stricter one only, because each check takes many seconds.
 */
const READINGS: [compiler: string, resolution: object][] = [
  ['typescript-5.6', AS_NODE],
  ['typescript', AS_NODE],
  ['typescript-7', AS_BUNDLERS],
  ['typescript-7', AS_NODE],
];

let projects: Record<'newest' | 'oldest', PackedProject>;

beforeAll(async () => {
  projects = { newest: packProject(), oldest: packProject(OLDEST_PEERS) };
  const page = pageWith(await widgetsInStories());
  for (const { folder } of Object.values(projects)) writeFileSync(path.join(folder, 'page.tsx'), page);
}, 180_000);

afterAll(() => {
  for (const project of Object.values(projects ?? {})) project.remove();
});

describe('the types of the package', () => {
  test.each(READINGS.map(([compiler, resolution]) => ({ compiler, resolution, version: versionOf(compiler) })))(
    'compile with TypeScript $version and the module resolution $resolution.moduleResolution',
    ({ compiler, resolution }) => {
      expect(faultsOf(projects.newest, compiler, resolution)).toBe('');
    },
    120_000,
  );

  test('compile in an app with the oldest supported TanStack Query, and take its query client', () => {
    expect(faultsOf(projects.oldest, 'typescript-7', AS_BUNDLERS)).toBe('');
  }, 180_000);
});

function versionOf(name: string): string {
  return JSON.parse(readFileSync(path.join('node_modules', name, 'package.json'), 'utf8')).version;
}

/** The compiler's errors for the project; empty when there are none. */
function faultsOf(project: PackedProject, compiler: string, resolution: object): string {
  const program = path.resolve('node_modules', compiler, 'lib/tsc.js');
  writeFileSync(path.join(project.folder, 'tsconfig.json'), JSON.stringify(settingsFor(resolution)));
  const { stdout, stderr, error } = spawnSync(process.execPath, [program, '--pretty', 'false'], {
    cwd: project.folder,
    encoding: 'utf8',
  });
  if (error) throw error;
  return stdout + stderr;
}

function settingsFor(resolution: object): object {
  const compilerOptions = {
    ...resolution,
    ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true },
    // the compiler's own declarations are not this project's to check
    ...{ skipDefaultLibCheck: true },
    ...{ target: 'ES2022', lib: ['ES2022', 'DOM'], jsx: 'react-jsx', types: [] },
  };
  return { compilerOptions, files: ['page.tsx'] };
}

/** Imports of every entry that has types, because a compiler checks only what it imports. */
function typedEntries(): string[] {
  const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const entries = Object.entries<{ types?: string }>(exports).filter(([, { types }]) => types);
  return entries.map(([entry]) => `import '${path.posix.join(name, entry)}';`);
}

/**
 * A customer's page: every widget with the props of its stories, and mistakes that must be reported. Types that are
 * `any` would report none.
 */
function pageWith(widgets: WidgetInStories[]): string {
  const propsOf = (name: string, props: object) => `take<ComponentProps<typeof quire.${name}>>(${writtenProps(props)})`;
  const elements = widgets.flatMap(({ name, props }) =>
    props.map((each) => `<quire.${name} {...${propsOf(name, each)}} />`),
  );
  const mistaken = widgets.map(({ name, props: [props] }) => propsOf(name, { ...props, noSuchProp: 1 }));
  return `
    import { QueryClient } from '@tanstack/react-query';
    import * as quire from 'quire-widgets';
    import { createStorefront, memoryHost, type Money, type StorefrontConfig } from 'quire-widgets/core';
    import { aStorefront, fakeShop } from 'quire-widgets/testing';
    ${typedEntries().join('\n')}
    import type { ComponentProps } from 'react';

    const take = <Props,>(props: Props) => props;
    export const page = (config: StorefrontConfig) => (
      <quire.StorefrontProvider config={config} queryClient={new QueryClient()}>${elements.join('\n')}</quire.StorefrontProvider>
    );
    export const storefront = (config: StorefrontConfig) => createStorefront(config, memoryHost());
    export const price: Money = { minor: 1990, currency: 'USD' };
    const shop = fakeShop({ cart: { MUG: 2 }, products: { TEA: { name: 'Tea', price: '4.50' } } });
    export const tested: quire.Storefront = aStorefront({ shop, config: { locale: 'fr-CA' } });
    ${mistaken.map((line) => `// @ts-expect-error\n${line};`).join('\n')}
    // @ts-expect-error
    export const wrong: Money = { minor: '19.90', currency: 'USD' };
    // @ts-expect-error
    shop.refuseNext(400);
    // @ts-expect-error
    export { NoSuchWidget } from 'quire-widgets';

    import type { QuireCommand } from 'quire-widgets/script';
    export const command: QuireCommand = ['openMiniCart'];
    document.addEventListener('quire:cart:changed', ({ detail }) => detail.cart.lines.length);
    document.querySelector('div')?.addEventListener('quire:paymentschange', ({ detail }) => detail.length);
    window.Quire ||= [];
    window.Quire.push(['on', 'cart:emptied', ({ cart }) => cart.lines]);
    window.Quire.push(['openMiniCart'], (shop) => shop.cart.read());
    window.Quire.diagnose?.().then(({ widgets }) => widgets.length);
    // @ts-expect-error
    window.Quire?.push(['openCart']);
    // @ts-expect-error
    document.addEventListener('quire:cart:changed', ({ detail }) => detail.basket);
  `;
}
