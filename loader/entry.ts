import type { ComponentType } from 'react';
import type { CartAdder } from '../src/core/cart/client/adding/cartAdder';
import type { AddFeedback } from '../src/core/cart/rules/adding/addFeedback';
import type { Storefront } from '../src/core/storefront';
import type { GenericSchema } from '../src/schema';

/** A widget as the runtime mounts it: its attributes are checked before they become props. */
export type Entry = Special<Record<string, unknown>> & {
  component: ComponentType<Record<string, unknown>>;
  attributes: GenericSchema;
  callbacks: readonly string[];
};

/** The widgets of one file, each by the name that a page writes in `data-quire`. */
export type Surface = Readonly<Record<string, Entry>>;

/** What only some widgets do. */
type Special<Props> = {
  /** The server's HTML in it has many controls, and none of the widget's stands for them: a queued press is not replayed on it. */
  isWholePage?: true;
  /** Does what the customer has pressed before the widget is rendered, which takes longer; the widget has it as `pressed`. */
  pressAhead?: (props: Props, add: CartAdder['add']) => Promise<AddFeedback | undefined> | undefined;
  /** Requests the data of the first render before it; resolves once it has arrived or failed. */
  readAhead?: (props: Props, storefront: Storefront) => Promise<void> | undefined;
};

type Callback<Props> = Extract<keyof Props, `on${string}`>;

/** Ties a widget's HTML contract to its props: a mismatch does not compile. */
export function widget<Props extends object>(
  component: ComponentType<Props>,
  attributes: GenericSchema<unknown, Omit<Props, Callback<Props>>>,
  callbacks: readonly Callback<Props>[],
  special?: Special<Props>,
): Entry {
  return {
    component: component as unknown as Entry['component'],
    attributes,
    callbacks,
    ...(special as Special<Record<string, unknown>> | undefined),
  };
}
