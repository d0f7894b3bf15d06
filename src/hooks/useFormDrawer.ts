import { useRef, useState } from 'react';
import { sendForm } from '../core/client/formClient';
import type { OverlayName } from '../core/events/overlays';
import { checkForm, type DrawerForm, type FormFaults, type FormValues, formBody } from '../core/rules/drawerForm';
import { FORM_WORDS, spokenForm } from '../core/rules/formWords';
import { genericWords } from '../core/rules/genericWords';
import { wordsFor } from '../core/rules/wording';
import { useStorefront } from './StorefrontProvider';
import { useOwnDrawer } from './useOwnDrawer';

export type FormDrawerCallbacks = { onOpen?: () => void; onClose?: () => void; onDone?: () => void };

type FormWishes = {
  /** In place of the call by the drawer's name. */
  send?: (values: FormValues) => Promise<unknown>;
  /** The product that the form is about, sent along with it; a wish that has opened the drawer may name another. */
  sku?: string | undefined;
};

/** A form that its drawer asks, sends and thanks for. */
export function useFormDrawer<Name extends OverlayName>(
  name: string,
  overlay: Name,
  english: DrawerForm,
  { send, sku, ...callbacks }: FormDrawerCallbacks & FormWishes = {},
) {
  const storefront = useStorefront();
  const words = storefront.settings.messages[name];
  const form = spokenForm(english, words);
  const drawer = useOwnDrawer(name, overlay, callbacks);
  const [values, setValues] = useState<FormValues>({});
  const [faults, setFaults] = useState<FormFaults>({});
  const [phase, setPhase] = useState<'asking' | 'sending' | 'failed' | 'done'>('asking');
  const isUnderWay = useRef(false);
  const wished = skuOf(drawer.wish) ?? sku;
  const about: Record<string, string> = wished === undefined ? {} : { sku: wished };

  function submit() {
    if (isUnderWay.current) return;
    const found = checkForm(form.fields, values, words);
    setFaults(found);
    if (Object.keys(found).length > 0) return setPhase('asking');
    isUnderWay.current = true;
    setPhase('sending');
    (send ? send(values) : sendForm(storefront, name, { ...formBody(form.fields, values), ...about }))
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
    /** The form in the page's own words, where it has any: under the drawer's name, by the keys of `formWords`. */
    form,
    closeLabel: wordsFor(FORM_WORDS, 'close', words),
  };
}

/** The product of a wish, where wishes for that drawer name one. */
const skuOf = (wish: object | undefined): string | undefined => (wish as { sku?: string } | undefined)?.sku;
