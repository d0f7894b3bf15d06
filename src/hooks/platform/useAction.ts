import { useCallback, useRef, useState } from 'react';
import type { CommerceError } from '../../core/platform/rules/commerceError';

/** What a press does when its action ends, also if the component is gone by then. Not called after a `reset`, nor for a
 * press that was ignored. */
export type ActionCallbacks<Data, Failure = CommerceError> = {
  onSuccess?: ((data: Data) => unknown) | undefined;
  onError?: ((error: Failure) => unknown) | undefined;
  /** `data` of a failed action is what it has achieved nevertheless, if anything. */
  onSettled?: ((data: Data | undefined, error: Failure | null) => unknown) | undefined;
};

/** How the last call of an action ended. A failed action may have achieved some of it, which is its `data`. */
type ActionState<Data, Failure> =
  | { status: 'idle'; isPending: false; isSuccess: false; isError: false; error: null; data?: undefined }
  | { status: 'pending'; isPending: true; isSuccess: false; isError: false; error: null; data?: undefined }
  | { status: 'success'; isPending: false; isSuccess: true; isError: false; error: null; data: Data }
  | { status: 'error'; isPending: false; isSuccess: false; isError: true; error: Failure; data?: Data | undefined };

/** An action of the customer, in the shape of TanStack's mutations. The functions are the same in every render. */
export type Action<Variables = void, Data = unknown, Failure = CommerceError> = ActionState<Data, Failure> & {
  /** Starts the action. While it is pending, a further call is ignored. */
  mutate: (variables: Variables, callbacks?: ActionCallbacks<Data, Failure>) => void;
  /** Rejects with `error`. While the action is pending, a further call resolves with the result of the first. */
  mutateAsync: (variables: Variables, callbacks?: ActionCallbacks<Data, Failure>) => Promise<Data>;
  /** Back to `idle`. A pending action may still complete, but its result is discarded. */
  reset: () => void;
};

const IDLE = { status: 'idle', error: null } as const;

/**
 * An action without TanStack Query, for the widgets that must not download it, and for secrets: its variables are not
 * stored. `errorOf` finds the error in a result of `run`; the action has failed if there is one. `repeat` starts the
 * action again with the same variables and callbacks.
 */
export function useAction<Variables = void, Data = unknown, Failure = CommerceError>(
  run: (variables: Variables, repeat: () => void) => Promise<Data>,
  errorOf?: (data: Data) => Failure | null,
): Action<Variables, Data, Failure> {
  type Result = Pick<ActionState<Data, Failure>, 'status' | 'error' | 'data'>;
  const [result, setResult] = useState<Result>(IDLE);
  const pending = useRef<Promise<Data>>(undefined);
  const newest = useRef({ run, errorOf });
  newest.current = { run, errorOf };

  const mutateAsync = useCallback<Action<Variables, Data, Failure>['mutateAsync']>(
    (variables, { onSuccess, onError, onSettled } = {}) => {
      const repeat = () => void start().catch(() => {});

      function start(): Promise<Data> {
        if (pending.current) return pending.current;
        function end(data: Data | undefined, error: Failure | null): Data {
          if (pending.current === own) {
            pending.current = undefined;
            setResult({ status: error ? 'error' : 'success', data, error });
            // an error of a callback is reported by the browser, and is not one of the action
            queueMicrotask(() => {
              error ? onError?.(error) : onSuccess?.(data as Data);
              onSettled?.(data, error);
            });
          }
          if (error) throw error;
          return data as Data;
        }
        setResult({ ...IDLE, status: 'pending' });
        const own = newest.current.run(variables, repeat).then(
          (data) => end(data, newest.current.errorOf?.(data) ?? null),
          (error) => end(undefined, error),
        );
        pending.current = own;
        return own;
      }
      return start();
    },
    [],
  );

  return {
    ...result,
    isPending: result.status === 'pending',
    isSuccess: result.status === 'success',
    isError: result.status === 'error',
    mutateAsync,
    mutate: useCallback((...press) => void mutateAsync(...press).catch(() => {}), [mutateAsync]),
    reset: useCallback(() => {
      pending.current = undefined;
      setResult(IDLE);
    }, []),
  } as Action<Variables, Data, Failure>;
}
