import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FILE_TIMEOUT_MS, laterFile } from '../../src/core/client/laterFile';
import { memoryHost } from '../../src/core/client/memoryHost';
import { saveForLater } from '../../src/core/client/saveForLater';
import { CommerceError } from '../../src/core/rules/commerceError';
import { aLine } from '../support/builders';
import { aPage, expectAtRest, held, shown } from './aPage';
import { CALLS } from './calls';
import { watchRejections } from './rejections';
import { endOf, rest } from './settle';

watchRejections();

const delivery = vi.hoisted(() => {
  const withheld = new Map<string, 'refused' | 'hanging'>();
  /** The file itself, unless it is withheld; what was delivered once stays. */
  const of = async (file: string, original: () => Promise<object>): Promise<object> => {
    const how = withheld.get(file);
    if (how === 'refused') throw new Error('404');
    return how === 'hanging' ? new Promise((_, reject) => void hanging.push(reject)) : original();
  };
  const hanging: ((reason: Error) => void)[] = [];
  /** Every file comes again; the mock of one that still hangs would count as asked for. */
  const mend = () => {
    withheld.clear();
    for (const reject of hanging.splice(0)) reject(new Error('too late'));
  };
  return { withheld, of, mend };
});

vi.mock('../../src/core/client/cartChanger', (original) => delivery.of('cartChanger', original));
vi.mock('../../src/core/client/codeEffects', (original) => delivery.of('codeEffects', original));
vi.mock('../../src/core/client/signIn', (original) => delivery.of('signIn', original));
vi.mock('../../src/core/client/savedItemsClient', (original) => delivery.of('savedItemsClient', original));
vi.mock('../../src/core/client/paymentAuth', (original) => delivery.of('paymentAuth', original));
vi.mock('../../src/core/client/sessionToken', (original) => delivery.of('sessionToken', original));

const withhold = (file: string, how: 'refused' | 'hanging') => void delivery.withheld.set(file, how);

beforeEach(delivery.mend);

describe.each(['refused', 'hanging'] as const)('a file that is %s', (how) => {
  test.each(['updateItems', 'deleteItem'] as const)(
    'of changes (%s): it fails in time, the cart stays, and adds go on',
    async (name) => {
      withhold('cartChanger', how);
      const page = await aPage();
      const told = vi.fn();
      page.events.subscribe('cart:change-failed', told);

      const end = await endOf(() => CALLS[name].make(page), FILE_TIMEOUT_MS);
      expect(end).toMatchObject({ error: { kind: 'network', code: 'NETWORK' } });
      expect(end.afterMs).toBe(how === 'hanging' ? FILE_TIMEOUT_MS : 0);
      expect(told).toHaveBeenCalledOnce();
      expectAtRest(page);
      expect(await endOf(() => CALLS.addItems.make(page), 1000)).toHaveProperty('value');
      expect(shown(page)).toEqual(held(page.shop));
    },
  );

  test('of saved items: a line that was to be saved stays, that is told, and adds go on', async () => {
    withhold('savedItemsClient', how);
    const page = await aPage();
    const told = vi.fn();
    page.events.subscribe('cart:change-failed', told);

    saveForLater(page, page.cart.state().cart?.lines[0] ?? aLine());
    await rest(FILE_TIMEOUT_MS);
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ error: expect.any(CommerceError) }));
    expectAtRest(page);
    expect(await endOf(() => CALLS.addItems.make(page), 1000)).toHaveProperty('value');
    expect(shown(page)).toEqual(held(page.shop));
  });

  test('of sign-in: a 401 is told all the same, and leads to the plain sign-in page', async () => {
    withhold('signIn', how);
    const page = await aPage();
    page.shop.refuseNext('MISSING_USER', { status: 401, of: 'add' });

    const end = await endOf(() => CALLS.addItems.make(page), FILE_TIMEOUT_MS);
    expect(end).toMatchObject({ error: { kind: 'refused', status: 401 } });
    expect(page.host.assigned).toEqual(['https://shop.example/office/supplies/login']);
    expectAtRest(page);
  });

  test('of sign-in: on the sign-in page itself a 401 does not lead round in circles', async () => {
    withhold('signIn', how);
    const page = await aPage();
    page.host.location.assign('/office/supplies/login?jumpUrl=%2F');
    page.shop.refuseNext('MISSING_USER', { status: 401, of: 'read' });

    await endOf(() => CALLS.readCart.make(page), FILE_TIMEOUT_MS);
    expect(page.host.assigned).toHaveLength(1);
  });

  test('of what codes lead to: the refusal is told, and the page comes to rest', async () => {
    withhold('codeEffects', how);
    const page = await aPage();
    page.shop.refuseNext('CART_ID_NOT_FOUND', { of: 'add' });

    expect(await endOf(() => CALLS.addItems.make(page), 1000)).toHaveProperty('error');
    await rest(FILE_TIMEOUT_MS + 6000);
    expectAtRest(page);
    expect(await endOf(() => CALLS.addItems.make(page), 1000)).toHaveProperty('value');
  });

  test.each(['paymentAuth', 'sessionToken'] as const)(
    'of what nobody waits for (%s): the cart is read',
    async (file) => {
      withhold(file, how);
      const page = await aPage(CALLS.paymentAuth);
      expect(
        await endOf(() => CALLS[file === 'paymentAuth' ? file : 'updateSessionToken'].make(page), 1000),
      ).toHaveProperty('value');
      expectAtRest(page);
    },
  );
});

test('a file that comes at the second try is used from then on', async () => {
  vi.useFakeTimers();
  const load = vi.fn(async () => 'the part');
  load.mockRejectedValueOnce(new Error('404'));
  const file = laterFile(memoryHost(), load);

  await expect(file()).rejects.toMatchObject({ kind: 'network', code: 'NETWORK' });
  expect([await file(), await file()]).toEqual(['the part', 'the part']);
  expect(load).toHaveBeenCalledTimes(2);
  expect(vi.getTimerCount()).toBe(0);
});
