import { type ReactNode, useState } from 'react';
import { sendForm } from '../../core/content/client/formClient';
import {
  checkForm,
  type DrawerForm,
  type FormFaults,
  type FormField,
  type FormValues,
  formBody,
} from '../../core/content/rules/drawerForm';
import { FORM_MESSAGES, spokenForm } from '../../core/content/rules/formMessages';
import type { OverlayName } from '../../core/events/overlays';
import { genericMessage } from '../../core/platform/rules/genericMessage';
import { messageFor } from '../../core/platform/rules/messages';
import { useStorefront } from '../platform/StorefrontProvider';
import { useLayer } from '../platform/useLayer';
import { useOpeningEnd } from '../platform/useOpeningEnd';
import type { OpenProps } from '../platform/useOpenState';
import { useShopMutation } from '../platform/useShopMutation';

/** The props of every drawer with a form. */
export type FormDrawerOptions = OpenProps & {
  /** Label of a button that opens the drawer. Without a label, only another widget or the page can open it. */
  label?: string;
  /** Replaces the form. */
  children?: ReactNode;
  /** Called when the form was sent. */
  onSuccess?: () => void;
};

type FormOptions = {
  /** Replaces the request to the endpoint with the drawer's name. */
  send?: (body: FormValues) => Promise<unknown>;
  /** The product of the form, sent with it; a request that opened the drawer may name another one. */
  sku?: string | undefined;
};

/** The state of a drawer with a form: validates the form, sends it and shows the confirmation. */
export function useFormDrawer<Name extends OverlayName>(
  name: string,
  overlay: Name,
  english: DrawerForm,
  { send, sku, onSuccess, label, children, ...opening }: FormDrawerOptions & FormOptions,
) {
  const storefront = useStorefront();
  const overrides = storefront.settings.messages[name];
  const form = spokenForm(english, overrides);
  const drawer = useLayer([overlay], opening, { name });
  const email = useKnownEmail();
  const known = () => emailsIn(form.fields, email);
  const [values, setValues] = useState(known);
  const [faults, setFaults] = useState<FormFaults>({});
  const aboutSku = skuOf(drawer.request) ?? sku;
  const about: Record<string, string> = aboutSku === undefined ? {} : { sku: aboutSku };

  const sending = useShopMutation<FormValues>({
    mutationFn(sent) {
      const body = { ...formBody(form.fields, sent), ...about };
      return send ? send(body) : sendForm(storefront, name, body);
    },
  });
  useOpeningEnd(drawer, () => {
    sending.reset();
    setFaults({});
  });

  function submit() {
    if (sending.isPending) return;
    const found = checkForm(form.fields, values, overrides);
    setFaults(found);
    if (Object.keys(found).length > 0) return sending.reset();
    sending.mutate(values, {
      onSuccess() {
        setValues(known);
        drawer.complete();
        onSuccess?.();
      },
    });
  }

  return {
    name,
    label,
    children,
    isOpen: drawer.isOpen,
    open: drawer.open,
    close: () => drawer.close(),
    values,
    faults,
    status: sending.status,
    submit,
    change: (field: string, value: string | readonly string[]) => setValues((known) => ({ ...known, [field]: value })),
    failed: genericMessage('failed', storefront.settings.messages['cart']),
    /** The form with the page's own texts, if any: the messages under the drawer's name, by the keys of `formMessages`. */
    form,
    closeLabel: messageFor(FORM_MESSAGES, 'close', overrides),
  };
}

/** The email of a signed-in customer, from the session, else from the shop's cookie [SESS-002, SESS-025]. */
function useKnownEmail(): string | undefined {
  const { session, host } = useStorefront();
  if (!session.isLoggedIn) return undefined;
  return session.permissionDetail?.sessionData?.userEmail || host.cookies.get('customerEmail');
}

const emailsIn = (fields: readonly FormField[], email: string | undefined): FormValues =>
  Object.fromEntries(fields.flatMap(({ name, type }) => (type === 'email' && email ? [[name, email]] : [])));

/** The product of a request, if requests for that drawer name one. */
const skuOf = (request: object | undefined): string | undefined => (request as { sku?: string } | undefined)?.sku;
