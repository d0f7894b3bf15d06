import { configDefaults, defineConfig } from 'vitest/config';

/** The tests of the core alone, for `npm run test:mutation`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/core/**/*.test.ts'],
    exclude: [
      ...configDefaults.exclude,
      // the code of a mutation run is too slow for its bounds
      'src/core/platform/rules/longTexts.test.ts',
      // sets the time zone of the process, which a thread cannot
      'src/core/products/rules/orderedMonthZones.test.ts',
    ],
  },
});
