import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { widgetNames } from '../package/widgets';
import { editorData } from './editorData';
import { widgetContract } from './widgetContract';

type Attribute = {
  name: string;
  description: string | { value: string };
  values?: { name: string; description?: string }[];
};

const contracts = await Promise.all(widgetNames.map(widgetContract));
const { htmlData, webTypes } = (await editorData()) as {
  htmlData: { version: number; globalAttributes: Attribute[] };
  webTypes: { name: string; contributions: { html: { attributes: Attribute[] } } };
};
const vsCode = new Map(htmlData.globalAttributes.map((each) => [each.name, each]));
const jetBrains = new Map(webTypes.contributions.html.attributes.map((each) => [each.name, each]));

describe('the data for editors', () => {
  test('completes data-quire with every widget, and explains each [DEC-Q413]', () => {
    for (const attributes of [vsCode, jetBrains]) {
      const values = attributes.get('data-quire')?.values ?? [];
      expect(values.map(({ name }) => name)).toEqual(contracts.map(({ slug }) => slug));
      expect(values.filter(({ description = '' }) => description.length < 15)).toEqual([]);
    }
  });

  test('has each attribute of each widget, with its values, default and rows [DEC-Q413]', () => {
    for (const { slug, attributes } of contracts) {
      for (const { name, values, isJson, rows, expected } of attributes) {
        if (isJson) continue;
        const { description = '', values: offered = [] } = vsCode.get(name) ?? {};
        const text = typeof description === 'string' ? description : description.value;
        expect(text).toContain(`**${slug}**:`);
        expect(text).toContain(expected);
        for (const row of rows) expect(text).toContain(row);
        expect(offered.map((each) => each.name)).toEqual(expect.arrayContaining(values));
        expect(jetBrains.get(name)?.description).toBe(text);
      }
    }
    const feedback = vsCode.get('data-feedback');
    expect(feedback?.values?.map((each) => each.name)).toEqual(expect.arrayContaining(['toast', 'drawer', 'overlay']));
  });

  test('describes every attribute [DEC-Q413]', () => {
    const silent = contracts.flatMap(({ slug, attributes }) =>
      attributes.filter(({ about }) => about === '').map(({ name }) => `${slug}: ${name}`),
    );
    expect(silent).toEqual([]);
  });

  test('names the default of every attribute that is true or false [DEC-Q413]', () => {
    const silent = [...jetBrains.values()].filter(
      ({ description, values, ...more }) =>
        values?.[0]?.name === 'true' && !('default' in more) && !/default|required/i.test(`${description}`),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  // a build that is older than the source has other attributes; journeys build the script alone
  test.skipIf(!existsSync('dist/browser/html-data.json'))(
    'is in the build, where package.json names it [DEC-Q413]',
    () => {
      const built = (file: string) => JSON.parse(readFileSync(`dist/browser/${file}`, 'utf8'));
      expect(built('html-data.json')).toMatchObject({ version: 1.1, globalAttributes: { 0: { name: 'data-quire' } } });
      expect(built('web-types.json').contributions.html.attributes[0]).toMatchObject({ name: 'data-quire' });
      expect(JSON.parse(readFileSync('package.json', 'utf8'))['web-types']).toBe('./dist/browser/web-types.json');
    },
  );
});
