import { expect, test } from 'vitest';
import type { Breakpoint } from '../../platform/rules/breakpoints';
import { type BannerSize, bannerLink, bannerSizeFor } from './banner';

const size = (assetUrl: string): BannerSize => ({ assetUrl, width: 1, height: 1, beaconUrls: [], clickUrls: [] });

test.each<[has: Breakpoint[], at: Breakpoint, shown: Breakpoint | undefined]>([
  [['xs', 'sm', 'md', 'lg'], 'sm', 'sm'],
  [['xs', 'lg'], 'md', 'xs'],
  [['md', 'lg'], 'xs', 'md'],
  [['xs', 'sm'], 'lg', 'sm'],
  [[], 'lg', undefined],
])('a banner with the sizes %j at the breakpoint %s displays the size %s [CONT-002]', (has, at, shown) => {
  const sizes = Object.fromEntries(has.map((each) => [each, size(each)]));
  expect(bannerSizeFor({ sizes }, at)?.assetUrl).toBe(shown);
});

test('a banner without alternative text has no link [CONT-002]', () => {
  expect(bannerLink({ alt: 'Chairs', url: '/chairs' })).toBe('/chairs');
  expect(bannerLink({ alt: ' ', url: '/chairs' })).toBeUndefined();
});
