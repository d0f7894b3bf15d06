import { Converter, JSX, ReflectionKind } from 'typedoc';

const TITLE = /^# (.+)\n/;

/**
 * A plugin of TypeDoc for the site of `npm run build-docs`. Entry points have the names that apps import, guides have the
 * titles of their pages, and every page links to Storybook. Warns of a function, constant or class without a docstring.
 */
export function load({ converter, renderer, logger }) {
  converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    for (const entry of project.children ?? []) {
      entry.name = entry.name.replace(/^(src\/core(?=\/)|src|loader|tests\/support)/, 'quire-widgets');
      for (const each of entry.children ?? [])
        if (!isDocumented(each)) logger.warn(`${entry.name}: ${each.name} has no docstring`);
    }
    for (const guide of project.documents ?? []) {
      const [start] = guide.content;
      guide.name = start.text.match(TITLE)?.[1] ?? guide.name;
      start.text = start.text.replace(TITLE, '');
    }
  });
  renderer.hooks.on('sidebar.begin', ({ relativeURL }) =>
    JSX.createElement('p', {}, JSX.createElement('a', { href: relativeURL('storybook/index.html') }, 'Storybook')),
  );
}

function isDocumented(declaration) {
  const isType = !declaration.kindOf([ReflectionKind.Class, ReflectionKind.Function, ReflectionKind.Variable]);
  return isType || (declaration.signatures ?? [declaration]).some((each) => each.hasComment());
}
