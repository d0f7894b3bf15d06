import { describe, expect, test } from 'vitest';
import { aLine } from '../../../../tests/support/widgets/builders';
import {
  chosenLevel,
  FURNITURE_LEVELS,
  type FurnitureService,
  isFurnitureService,
  levelLabel,
  lineControls,
  serviceLabels,
  shortLevelLabel,
} from './furniture';

const services = (basic: number, custom: number): FurnitureService[] => [
  { level: 'BASC', quantity: basic },
  { level: 'CUST', quantity: custom },
];

describe('furniture service', () => {
  test('the levels are BASC and CUST [FURN-001]', () => {
    expect(FURNITURE_LEVELS).toEqual(['BASC', 'CUST']);
  });

  test.each([
    [services(0, 0), undefined],
    [services(2, 0), 'BASC'],
    [services(0, 1), 'CUST'],
  ])('the chosen level of %j is %s', (furnitureServices, level) => {
    expect(chosenLevel(furnitureServices)).toBe(level);
  });

  test('serviceLabels lists the units of each level that has any', () => {
    expect(serviceLabels(services(2, 1))).toEqual([
      '2 × Basic: delivered and unpacked',
      '1 × Custom: assembled the way you want',
    ]);
    expect(serviceLabels(services(2, 0))).toEqual(['2 × Basic: delivered and unpacked']);
    expect(serviceLabels(services(0, 0))).toEqual([]);
  });

  test('a level has a description and a short name, which a page can override [FURN-001]', () => {
    expect(levelLabel('CUST')).toBe('Custom: assembled the way you want');
    expect([shortLevelLabel('BASC'), shortLevelLabel('CUST'), shortLevelLabel(undefined)]).toEqual([
      'Basic',
      'Custom',
      'No service',
    ]);
    expect(shortLevelLabel(undefined, { 'furniture.none': 'Nothing' })).toBe('Nothing');
  });

  test('the furniture service is recognized by its SKU, which a shop can configure [FURN-002]', () => {
    expect(isFurnitureService({ sku: 'FURNSVC' }, undefined)).toBe(true);
    expect(isFurnitureService({ sku: 'FURNSVC' }, 'ASSEMBLY-LINE')).toBe(false);
    expect(isFurnitureService({ sku: 'ASSEMBLY-LINE' }, 'ASSEMBLY-LINE')).toBe(true);
  });
});

test.each([
  ['an ordinary line', 'all', aLine()],
  ['a plan', 'all', aLine({ parent: { relation: 'WARRANTY', lineId: 'a' } })],
  ['a free sample', 'remove', aLine({ isFreeSample: true })],
  ['a part of a bundle', 'none', aLine({ parent: { relation: 'BUNDLE', lineId: 'a' } })],
  ['the furniture service', 'none', aLine({ sku: 'FURNSVC' })],
])('the line controls of %s: %s', (_, controls, line) => {
  expect(lineControls(line)).toBe(controls);
});
