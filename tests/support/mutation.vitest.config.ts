import { configDefaults, defineConfig } from 'vitest/config';

/** The tests of the core alone, for `npm run test:mutation`. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['src/core/**/*.test.ts'],
    // the code of a mutation run is too slow for its bounds
    exclude: [...configDefaults.exclude, 'src/core/platform/rules/longTexts.test.ts'],
  },
});
