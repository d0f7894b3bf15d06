import { fireEvent } from '@testing-library/dom';
import { useState } from 'react';
import { REQUEST_TIMEOUT_MS } from '../../../src/core/platform/client/settings';
import { Button } from '../../../src/ui/controls/Button';
import { OrderApprovals } from '../../../src/widgets/approvals/OrderApprovals/OrderApprovals';
import { approverConfig } from '../../support/widgets/approvalSetup';
import type { WidgetPage } from '../../support/widgets/renderWidget';
import { enabledControl, press, until } from '../screen';
import type { Action } from './actions';

const SORRY = 'Sorry, something went wrong. Please try again.';

/** The widget reads the orders when it renders, so a button mounts it. */
function MountedOnClick() {
  const [isShown, show] = useState(false);
  return isShown ? <OrderApprovals /> : <Button onClick={() => show(true)}>To the orders</Button>;
}

const ofApprover = {
  config: approverConfig(),
  widget: <OrderApprovals />,
  message: SORRY,
  timeoutMs: REQUEST_TIMEOUT_MS,
};

const isDecided = (page: WidgetPage) => enabledControl(page, 'Accept order Q-1') === undefined;

const seen = (page: WidgetPage) => until(() => !isDecided(page), 'the orders');

/** The actions of an approver. */
export const APPROVAL_ACTIONS: Record<string, Action> = {
  'accepting an order': {
    ...ofApprover,
    of: 'decide',
    begin: seen,
    do: (page) => press(page, 'Accept order Q-1'),
    isDone: (page) => isDecided(page) && page.status().includes('Order Q-1 was accepted.'),
  },
  'declining an order with a comment': {
    ...ofApprover,
    of: 'decide',
    async begin(page) {
      await seen(page);
      await press(page, 'Decline order Q-1');
      await until(() => page.queryByRole('textbox') !== null, 'the comment');
      fireEvent.input(page.getByRole('textbox'), { target: { value: 'Too many chairs' } });
    },
    do: (page) => press(page, 'Decline order'),
    isDone: (page) =>
      isDecided(page) && page.storefront.shop.approvals.decided.at(-1)?.approvalComments === 'Too many chairs',
  },
  'reading the orders to approve': {
    ...ofApprover,
    of: 'approvals',
    widget: <MountedOnClick />,
    do: (page) => press(page, 'To the orders'),
    again: (page) => press(page, 'Try again'),
    isDone: (page) => !isDecided(page),
  },
};
