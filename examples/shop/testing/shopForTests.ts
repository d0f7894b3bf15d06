import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ShopOptions } from '../createShop';
import { aVisitor, type TestVisitor } from './aVisitor';
import { openTestShop } from './openTestShop';

type TestShop = Awaited<ReturnType<typeof openTestShop>> & { visitor: TestVisitor };

/** Opens a seeded shop for a test file. Each test has a new `visitor`. The fields are available once the tests run. */
export function shopForTests(options: Omit<ShopOptions, 'database'> = {}): TestShop {
  const test = {} as TestShop;
  beforeAll(async () => {
    Object.assign(test, await openTestShop(options));
  });
  afterAll(() => test.close());
  beforeEach(() => {
    test.visitor = aVisitor(test.shop);
  });
  return test;
}
