import { useState } from 'react';
import { listsOf } from '../../core/lists/client/listsClient';
import type { ShoppingList } from '../../core/lists/rules/lists';
import { useStorefront } from '../platform/StorefrontProvider';

export type ListRemoval = {
  /** The list to delete, waiting for the customer's confirmation. */
  candidate: ShoppingList | undefined;
  phase: 'idle' | 'deleting' | 'failed';
  requestRemoval: (list: ShoppingList | undefined) => void;
  remove: () => Promise<void>;
};

/** Deletes a list after a confirmation [LIST-030]. */
export function useListRemoval(onRemoved: (list: ShoppingList) => void): ListRemoval {
  const client = listsOf(useStorefront());
  const [candidate, setCandidate] = useState<ShoppingList>();
  const [phase, setPhase] = useState<ListRemoval['phase']>('idle');

  return {
    candidate,
    phase,
    requestRemoval(list) {
      setCandidate(list);
      setPhase('idle');
    },
    async remove() {
      if (!candidate || phase === 'deleting') return;
      setPhase('deleting');
      try {
        await client.remove(candidate.id);
        onRemoved(candidate);
        setCandidate(undefined);
        setPhase('idle');
      } catch {
        setPhase('failed');
      }
    },
  };
}
