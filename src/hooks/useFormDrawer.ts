import { useRef, useState } from 'react';
import { sendForm } from '../core/client/formClient';
import type { OverlayName } from '../core/events/overlays';
import { checkForm, type DrawerForm, type FormFaults, type FormValues, formBody } from '../core/rules/drawerForm';
import { genericWords } from '../core/rules/genericWords';
import { useStorefront } from './StorefrontProvider';
import { useOwnDrawer } from './useOwnDrawer';

export type FormDrawerCallbacks = { onOpen?: () => void; onClose?: () => void; onDone?: () => void };

/** A form that its drawer asks, sends and thanks for; `send` is in place of the call by the drawer's name. */
export function useFormDrawer(
  name: string,
  overlay: OverlayName,
  form: DrawerForm,
  { send, ...callbacks }: FormDrawerCallbacks & { send?: (values: FormValues) => Promise<unknown> } = {},
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
    (send ? send(values) : sendForm(storefront, name, formBody(form.fields, values)))
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
