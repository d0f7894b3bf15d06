import type { ComponentType } from 'react';
import type { Storefront } from '../src/core/storefront';
import type { GenericSchema } from '../src/schema';
import type { QuireWidgetEvents } from './script';

/** A widget as the runtime mounts it. Its attributes are validated before they become props. */
export type Entry = Special<Record<string, unknown>> & {
  component: ComponentType<Record<string, unknown>>;
  attributes: GenericSchema;
  props: Readonly<Record<string, string>> | undefined;
  callbacks: readonly string[];
};

/** The widgets of one file, keyed by their name in `data-quire`. */
export type Surface = Readonly<Record<string, Entry>>;

/** Options that only some widgets have. */
type Special<Props> = {
  /**
   * Its fallback HTML has many controls, and none of the widget's controls matches them. A queued click is not replayed
   * on it.
   */
  isWholePage?: true;
  /** Requests the data or the files of the first render in advance. Settles once they have arrived or failed. */
  readAhead?: (props: Props, storefront: Storefront) => Promise<void> | undefined;
};

/** The callbacks whose event `QuireWidgetEvents` declares, with the detail that it declares. */
type Callback<Props> = {
  [Name in keyof Props]-?: Name extends 'onOpenChange'
    ? Name
    : Name extends `on${infer Event}`
      ? DetailOf<Props[Name]> extends DeclaredDetail<`quire:${Lowercase<Event>}`>
        ? Name
        : never
      : never;
}[keyof Props];

type DetailOf<Prop> =
  NonNullable<Prop> extends (...details: infer Details extends unknown[]) => unknown ? Details[0] : never;

type DeclaredDetail<Name> = Name extends keyof QuireWidgetEvents ? QuireWidgetEvents[Name]['detail'] : never;

/** The attribute of a prop with another name. */
type AttributeOf<Prop, Names> = {
  [Attribute in keyof Names]: Names[Attribute] extends Prop ? Attribute : never;
}[keyof Names];

/** The props, under the names of their attributes. */
type Attributes<Props, Names> = {
  [Prop in keyof Props as [AttributeOf<Prop, Names>] extends [never] ? Prop : AttributeOf<Prop, Names>]: Props[Prop];
};

/**
 * What a widget's `attributes.ts` exports: the attributes that it reads, the names of props that differ from
 * their attributes' names, the callbacks that become events, and when it loads.
 */
type HtmlContract<Props, Names extends Record<string, string>> = {
  attributes: GenericSchema<unknown, Omit<Attributes<Props, Names>, Callback<Props>>>;
  props?: Names;
  /** `onSuccess` becomes the event `quire:success`, `onOpenChange` becomes `quire:open` and `quire:close`. */
  callbacks?: readonly Callback<Props>[];
  /**
   * The widget displays nothing until something opens it. Its files load then, unless an attribute gives it a button of
   * its own or opens it. The build reads this name from the module, and writes it into the loader's table.
   */
  isDormant?: true;
};

/** Ties a widget's HTML contract to its props: a mismatch does not compile. */
export function widget<Props extends object, Names extends Record<string, string> = Record<never, never>>(
  component: ComponentType<Props>,
  { attributes, props, callbacks = [] }: HtmlContract<Props, Names>,
  special?: Special<Props>,
): Entry {
  return {
    component: component as unknown as Entry['component'],
    attributes,
    props,
    callbacks,
    ...(special as Special<Record<string, unknown>> | undefined),
  };
}
