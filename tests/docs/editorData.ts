import { readFileSync } from 'node:fs';
import { widgetNames } from '../package/widgets';
import { descriptionOf } from './attributeTables';
import { type WidgetAttribute, type WidgetContract, widgetContract } from './widgetContract';

type Described = {
  name: string;
  description: string;
  values: { name: string; description?: string }[];
  default?: string;
};

const ABOUT_ELEMENT: Described[] = [
  { name: 'data-config', description: 'The id of the configuration, on a page with several shops.', values: [] },
];

/**
 * What editors complete and explain where pages are written. An editor knows an attribute by its name alone, so what
 * widgets share is described once for each of them.
 */
export async function editorData(): Promise<{ htmlData: object; webTypes: object }> {
  const widgets = await Promise.all(widgetNames.map(widgetContract));
  const attributes = [widgetAttribute(widgets), ...ABOUT_ELEMENT, ...attributesOf(widgets)];
  const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'));
  return {
    htmlData: {
      version: 1.1,
      globalAttributes: attributes.map(({ name: attribute, description, values }) => ({
        name: attribute,
        description: { kind: 'markdown', value: description },
        ...(values.length > 0 && { values: values.map((each) => ({ ...each })) }),
      })),
    },
    webTypes: {
      name,
      version,
      'js-types-syntax': 'typescript',
      'description-markup': 'markdown',
      contributions: {
        html: {
          attributes: attributes.map(({ name: attribute, description, values, default: value }) => ({
            name: attribute,
            description,
            required: false,
            ...(value !== undefined && { default: value }),
            ...(values.length > 0 && { value: { type: values.map((each) => `'${each.name}'`) }, values }),
          })),
        },
      },
    },
  };
}

const widgetAttribute = (widgets: WidgetContract[]): Described => ({
  name: 'data-quire',
  description: 'The widget that mounts in this element. The markup inside is its fallback.',
  values: widgets.map(({ slug, about }) => ({ name: slug, description: about })),
});

function attributesOf(widgets: WidgetContract[]): Described[] {
  const names = new Map<string, (WidgetAttribute & { slug: string })[]>();
  for (const { slug, attributes } of widgets)
    for (const attribute of attributes.filter(({ isJson }) => !isJson))
      names.set(attribute.name, [...(names.get(attribute.name) ?? []), { ...attribute, slug }]);
  return [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, uses]) => {
      const defaults = new Set(uses.map((each) => each.default));
      const [only] = defaults;
      return {
        name,
        description: uses.map(useOf).join('\n\n'),
        values: [...new Set(uses.flatMap(({ values }) => values))].map((value) => ({ name: value })),
        ...(defaults.size === 1 && only !== undefined && { default: only }),
      };
    });
}

/** For example: **mini-cart**: The cart page. A non-empty string; default `/cart` [MINI-001]. */
function useOf(attribute: WidgetAttribute & { slug: string }): string {
  const { slug, expected, isRequired, rows } = attribute;
  const value = `${isRequired ? 'Required, ' : 'Value: '}${expected}.`;
  return [`**${slug}**:`, descriptionOf(attribute), value, rows.length > 0 ? `[${rows.join(', ')}]` : '']
    .filter(Boolean)
    .join(' ');
}
