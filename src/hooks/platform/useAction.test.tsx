import { expect, test, vi } from 'vitest';
import { renderHook } from '../../../tests/support/widgets/renderHook';
import { useAction } from './useAction';

/** An action whose runs end when the test says so. */
async function anAction() {
  const runs: { variables: string; resolve: (data: string) => void; reject: (error: Error) => void }[] = [];
  const run = (variables: string) =>
    new Promise<string>((resolve, reject) => runs.push({ variables, resolve, reject }));
  const errorOf = (data: string) => (data.startsWith('refused') ? new Error(data) : null);
  const { result } = renderHook(() => useAction<string, string, Error>(run, errorOf));
  await expect.poll(() => result()?.status).toBe('idle');
  return { runs, result };
}

test('a press runs the action once, whoever presses meanwhile, and both get its result [DEC-Q370]', async () => {
  const { runs, result } = await anAction();
  const onSuccess = vi.fn();
  const ignored = vi.fn();
  const first = result().mutateAsync('first', { onSuccess });
  const second = result().mutateAsync('second', { onSuccess: ignored });
  await expect.poll(() => result()).toMatchObject({ status: 'pending', isPending: true, isSuccess: false });
  expect(runs.map(({ variables }) => variables)).toEqual(['first']);
  runs[0]?.resolve('done');
  expect(await Promise.all([first, second])).toEqual(['done', 'done']);
  await expect
    .poll(() => result())
    .toMatchObject({ status: 'success', isPending: false, isSuccess: true, data: 'done' });
  expect(onSuccess).toHaveBeenCalledExactlyOnceWith('done');
  expect(ignored).not.toHaveBeenCalled();
});

test.each([
  ['rejects', undefined],
  ['ends with an error in its result', 'refused: sold out'],
])('an action that %s has failed, and can be repeated [DEC-Q370]', async (_, data) => {
  const { runs, result } = await anAction();
  const onSettled = vi.fn();
  const onError = vi.fn();
  result().mutate('first', { onError, onSettled });
  if (data) runs[0]?.resolve(data);
  else runs[0]?.reject(new Error('refused: sold out'));
  await expect.poll(() => result().status).toBe('error');
  expect(result()).toMatchObject({ isError: true, data, error: { message: 'refused: sold out' } });
  expect(onError).toHaveBeenCalledExactlyOnceWith(result().error);
  expect(onSettled).toHaveBeenCalledExactlyOnceWith(data, result().error);
  result().mutate('second');
  await expect.poll(() => result()).toMatchObject({ status: 'pending', error: null });
  expect(runs).toHaveLength(2);
});

test('after a reset, the result of the pending press is discarded, and the next press runs [DEC-Q370]', async () => {
  const { runs, result } = await anAction();
  const onSettled = vi.fn();
  const first = result().mutateAsync('first', { onSettled });
  result().reset();
  result().mutate('second');
  runs[0]?.resolve('too late');
  await first;
  expect(result().data).toBeUndefined();
  expect(onSettled).not.toHaveBeenCalled();
  runs[1]?.resolve('done');
  await expect.poll(() => result()).toMatchObject({ status: 'success', data: 'done' });
});
