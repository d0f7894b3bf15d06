import {
  type MutateOptions,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { CommerceError } from '../../core/platform/rules/commerceError';
import { useShopQueryClient } from './useShopQueryClient';
import { useStableCallback } from './useStableCallback';

/** A mutation of TanStack Query, which is an `Action` and more. */
export type ShopMutation<Variables = void, Data = unknown> = UseMutationResult<Data, CommerceError, Variables>;

type ActionOptions<Variables, Data> = UseMutationOptions<Data, CommerceError, Variables> & {
  mutationFn: (variables: Variables) => Promise<Data>;
};

/** The default options of all changes. While offline, a change fails instead of waiting [DEC-106]. */
export const SHOP_MUTATION = { retry: false, networkMode: 'always', gcTime: 0 } as const;

/**
 * An action that changes something at the shop. While it is pending, a further press sends nothing: `mutate` is ignored,
 * and `mutateAsync` resolves with the result of the first press. `reset` discards a pending press: it may still
 * complete, but the callbacks passed to `mutate` are not called.
 */
export function useShopMutation<Variables = void, Data = unknown>(
  options: ActionOptions<Variables, Data>,
): ShopMutation<Variables, Data> {
  // TanStack takes new options in an effect, which Preact may run after the next press
  const mutationFn = useStableCallback(options.mutationFn);
  const { mutateAsync, reset, ...action } = useMutation(
    { ...SHOP_MUTATION, ...options, mutationFn },
    useShopQueryClient(),
  );
  const pending = useRef<Promise<Data>>(undefined);

  const start = useCallback(
    (variables: Variables, callbacks?: MutateOptions<Data, CommerceError, Variables>) => {
      if (pending.current) return pending.current;
      const answer = mutateAsync(variables, callbacks);
      const end = () => {
        if (pending.current === answer) pending.current = undefined;
      };
      pending.current = answer;
      answer.then(end, end);
      return answer;
    },
    [mutateAsync],
  );

  return {
    ...action,
    mutateAsync: start,
    mutate: useCallback((...press: Parameters<typeof start>) => void start(...press).catch(() => undefined), [start]),
    reset: useCallback(() => {
      pending.current = undefined;
      reset();
    }, [reset]),
  } as ShopMutation<Variables, Data>;
}
