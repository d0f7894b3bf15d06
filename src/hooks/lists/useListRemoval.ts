import { useState } from 'react';
import { listsOf } from '../../core/lists/client/listsClient';
import type { ShoppingList } from '../../core/lists/rules/lists';
import { useStorefront } from '../platform/StorefrontProvider';

export type ListRemoval = {
  /** The list to delete, waiting for the customer's confirmation. */
  asked: ShoppingList | undefined;
  phase: 'idle' | 'deleting' | 'failed';
  ask: (list: ShoppingList | undefined) => void;
  remove: () => Promise<void>;
};

/** Deletes a list after a confirmation [LIST-030]. */
export function useListRemoval(onRemoved: (list: ShoppingList) => void): ListRemoval {
  const client = listsOf(useStorefront());
  const [asked, setAsked] = useState<ShoppingList>();
  const [phase, setPhase] = useState<ListRemoval['phase']>('idle');

  return {
    asked,
    phase,
    ask(list) {
      setAsked(list);
      setPhase('idle');
    },
    async remove() {
      if (!asked || phase === 'deleting') return;
      setPhase('deleting');
      try {
        await client.remove(asked.id);
        onRemoved(asked);
        setAsked(undefined);
        setPhase('idle');
      } catch {
        setPhase('failed');
      }
    },
  };
}
