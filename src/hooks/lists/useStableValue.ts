import { useRef } from 'react';
import { isSame } from '../../core/platform/rules/isSame';

/** The value of the last render, while the new one equals it, so that an effect may depend on it. */
export function useStableValue<Value>(value: Value): Value {
  const stable = useRef(value);
  if (!isSame(stable.current, value)) stable.current = value;
  return stable.current;
}
