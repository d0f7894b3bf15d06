import type { AddStatus } from '../../core/cart/rules/adding/addStatus';
import { Notice } from './Notice';

/**
 * Shows how an add ended, beside the control that started it. The live regions are rendered before they have a message.
 */
export function AddStatusNotice({ status }: { status: AddStatus | undefined }) {
  const box = status && (
    <Notice kind={status.isGood ? 'good' : 'bad'}>
      {status.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Notice>
  );
  return (
    <>
      <div role="status">{status?.isGood && box}</div>
      <div role="alert">{status && !status.isGood && box}</div>
    </>
  );
}
