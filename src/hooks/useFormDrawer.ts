import { useRef, useState } from 'react';
import { sendForm } from '../core/client/formClient';
import type { OverlayName, WantedOverlay } from '../core/events/overlays';
import { checkForm, type DrawerForm, type FormFaults, type FormValues, formBody } from '../core/rules/drawerForm';
import { genericWords } from '../core/rules/genericWords';
import { useStorefront } from './StorefrontProvider';
import { useOwnDrawer } from './useOwnDrawer';

export type FormDrawerCallbacks = { onOpen?: () => void; onClose?: () => void; onDone?: () => void };

type Besides<Name extends OverlayName> = {
  /** In place of the call by the drawer's name. */
  send?: (values: FormValues) => Promise<unknown>;
  /** What is sent beside what was filled in, by the wish that has opened the drawer. */
  besides?: (wish: WantedOverlay<Name> | undefined) => Readonly<Record<string, string>>;
};

/** A form that its drawer asks, sends and thanks for. */
export function useFormDrawer<Name extends OverlayName>(
  name: string,
  overlay: Name,
  form: DrawerForm,
  { send, besides, ...callbacks }: FormDrawerCallbacks & Besides<Name> = {},
) {
  const storefront = useStorefront();
  const words = storefront.settings.messages[name];
  const drawer = useOwnDrawer(name, overlay, callbacks);
  const [values, setValues] = useState<FormValues>({});
  const [faults, setFaults] = useState<FormFaults>({});
  const [phase, setPhase] = useState<'asking' | 'sending' | 'failed' | 'done'>('asking');
  const isUnderWay = useRef(false);

  function submit() {
    if (isUnderWay.current) return;
    const found = checkForm(form.fields, values, words);
    setFaults(found);
    if (Object.keys(found).length > 0) return setPhase('asking');
    isUnderWay.current = true;
    setPhase('sending');
    (send ? send(values) : sendForm(storefront, name, { ...formBody(form.fields, values), ...besides?.(drawer.wish) }))
      .then(
        () => {
          setPhase('done');
          setValues({});
          callbacks.onDone?.();
        },
        () => setPhase('failed'),
      )
      .finally(() => {
        isUnderWay.current = false;
      });
  }

  function close() {
    if (phase === 'done') drawer.finish();
    else drawer.close();
    setPhase('asking');
    setFaults({});
  }

  return {
    name,
    isOpen: drawer.isOpen,
    open: drawer.open,
    close,
    values,
    faults,
    phase,
    submit,
    change: (field: string, value: string | readonly string[]) => setValues((known) => ({ ...known, [field]: value })),
    failed: genericWords('failed', storefront.settings.messages['cart']),
    /** The form in the page's own words, where it has any: under the drawer's name, by `title`, `intro`, `submit`, `done`. */
    form: { ...form, ...spoken(words) },
    closeLabel: words?.['close'] ?? 'Close',
  };
}

function spoken(words: Record<string, string> | undefined): Partial<DrawerForm> {
  const said = ['title', 'intro', 'submit', 'sending', 'done'].flatMap((key) =>
    words?.[key] ? [[key, words[key]]] : [],
  );
  return Object.fromEntries(said);
}
