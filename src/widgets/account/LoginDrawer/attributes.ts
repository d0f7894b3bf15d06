import { flag, text } from '../../../attributes/attribute';
import * as v from '../../../schema';

const type = v.picklist(['rewards', 'checkout', 'SW', 'lists', ''], 'rewards, checkout, SW, lists or nothing');

/** `<div data-quire="login-drawer" data-label="Sign in"><a href="/office/supplies/login">Sign in</a></div>` */
export const attributes = v.object({
  label: v.optional(text),
  signInType: v.optional(type),
  linkOnly: v.optional(flag),
  loginUrl: v.optional(text),
  createAccountUrl: v.optional(text),
});

export const callbacks = ['onOpenChange', 'onSuccess'] as const;

export const isDormant = true;
