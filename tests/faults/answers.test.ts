import { describe, expect, test, vi } from 'vitest';
import { ENDPOINTS, type EndpointName } from '../../src/core/endpoints';
import { CommerceError } from '../../src/core/platform/rules/commerceError';
import { jsonOf, ofExtremeSize, ofOtherType, pathsOf, type ValuePath, valueIn, withValue } from './alterations';
import { aPage, expectAtRest, held, shown } from './aPage';
import { CALLS, type PageCall } from './calls';
import { watchRejections } from './rejections';
import { type End, endOf, rest } from './settle';

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];

// many pages in one test, on a machine that may be busy
vi.setConfig({ testTimeout: 60_000 });

watchRejections();

/** The shop's true response to the call. */
async function answerTo(call: PageCall): Promise<unknown> {
  const page = await aPage(call);
  let answer: unknown;
  const listen = (body: unknown) => {
    answer = body;
    return body;
  };
  page.shop.failNext({ alter: listen }, { of: call.of });
  await endOf(() => call.make(page), call.timeoutMs);
  await rest(40_000);
  return answer;
}

/** Makes the call on a new page with an altered response. The page becomes idle, and its next call succeeds. */
async function altered(call: PageCall, alter: (body: unknown) => unknown) {
  const page = await aPage(call);
  page.shop.failNext({ alter: (body) => jsonOf(alter(body)) }, { of: call.of });
  const before = shown(page);
  const end = await endOf(() => call.make(page), call.timeoutMs);
  await rest(40_000);
  await expectAtRest(page);
  return { page, end, before };
}

/** Either the value was read, or the error names the field. */
function expectReadOrNamed(end: End, path: ValuePath, before: Record<string, number>, after: Record<string, number>) {
  if (!('error' in end)) return;
  expect(end.error).toBeInstanceOf(CommerceError);
  const { kind, code, message } = end.error as CommerceError;
  // a response without its stores means that none were found [STORE-008]
  const last = path.at(-1);
  if (
    code === 'INVALID_ZIPCODE' &&
    (['pickInStoreDetails', 'store', 'stores', 'status'].includes(String(last)) || typeof last === 'number')
  ) {
    return;
  }
  // and one without `localBusiness` means that no local business was found [STORE-009]
  if (code === 'NO_LOCAL_BUSINESS' && last === 'localBusiness') return;
  const name = path.filter((key) => typeof key === 'string').at(-1) ?? '';
  expect({ kind, message }).toEqual({ kind: 'contract', message: expect.stringContaining(name) });
  expect(['CONTRACT', 'CART_MISSING']).toContain(code);
  expect(after).toEqual(before);
}

describe.each(NAMES)('%s', (name) => {
  const call = CALLS[name];

  test('a response with a missing or null field is read without losing a line, or rejected by the name of the field', async () => {
    const answer = await answerTo(call);
    for (const path of pathsOf(answer)) {
      for (const value of [undefined, null]) {
        const { page, end, before } = await altered(call, (body) => withValue(body, path, value));
        expectReadOrNamed(end, path, before, shown(page));
        const isListed = path.some((key) => typeof key === 'number') && typeof path.at(-1) === 'number';
        if (!('error' in end) && !isListed)
          expect({ path, shown: shown(page) }).toEqual({ path, shown: held(page.shop) });
      }
    }
  });

  test('a response with a field of another type or absurd size is read, or rejected by the name of the field', async () => {
    const answer = await answerTo(call);
    for (const path of pathsOf(answer)) {
      for (const distort of [ofOtherType, ofExtremeSize]) {
        const { page, end, before } = await altered(call, (body) =>
          withValue(body, path, distort(valueIn(body, path))),
        );
        expectReadOrNamed(end, path, before, shown(page));
      }
    }
  });
});
