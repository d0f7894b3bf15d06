import { wholeNumber } from '../../../attributes/attribute';
import * as v from '../../../schema';

/** `<div data-quire="order-approvals" data-page-size="10"></div>`: the orders that wait for an approver. */
export const attributes = v.object({ pageSize: v.optional(wholeNumber), commentMax: v.optional(wholeNumber) });

export const callbacks = ['onDecide'] as const;
