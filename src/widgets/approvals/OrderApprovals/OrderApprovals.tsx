'use client';

import { type RefObject, useRef, useState } from 'react';
import { APPROVAL_COMMENT_MAX, type ApprovalAction } from '../../../core/approvals/rules/approvals';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useFocusKept } from '../../../hooks/platform/useFocusKept';
import { type Say, useMessages } from '../../../hooks/platform/useMessages';
import { Pager } from '../../../ui/controls/Pager';
import { Notice } from '../../../ui/feedback/Notice';
import { Wait } from '../../../ui/feedback/Wait';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { Widget } from '../../../ui/rendering/Widget';
import { ApprovalsTable } from './ApprovalsTable';
import { DeclinePanel } from './DeclinePanel';
import { type ApprovalWord, messages } from './messages';
import styles from './OrderApprovals.css';
import { type Desk, type DeskNews, useDesk } from './useDesk';

export type OrderApprovalsProps = {
  /** The number of orders on a page. The default is 10. */
  pageSize?: number;
  /** The maximum length of a comment, in characters. The default is the page's setting, else 250. */
  commentMax?: number;
  /** Called after orders were accepted or declined, with their order numbers. */
  onDecide?: (decision: { action: ApprovalAction; done: readonly string[] }) => void;
};

/** The orders that wait for this approver, to accept, decline or modify [APPR-001 to APPR-009]. */
export function OrderApprovals({ pageSize = 10, commentMax, onDecide }: OrderApprovalsProps) {
  useStyles(styles);
  const say = useMessages('order-approvals', messages);
  const { approvals: given = {} } = useStorefront().settings.given;
  const max = commentMax ?? given.commentMax ?? APPROVAL_COMMENT_MAX;
  const isRequired = given.commentRequired ?? true;
  const desk = useDesk({ max, isRequired, onDecide });
  const { phase, orders, news } = desk;
  const [asked, setPage] = useState(1);
  const place: RefObject<HTMLElement | null> = useRef(null);
  useFocusKept(place);

  const pages = Math.max(1, Math.ceil(orders.length / pageSize));
  const page = Math.min(asked, pages);
  return (
    <Widget block="order-approvals">
      <section ref={place} tabIndex={-1} aria-label={say('title')}>
        <h2 className="quire-order-approvals__title">{say('title')}</h2>
        {phase === 'forbidden' ? (
          <Notice kind="info">{say('forbidden')}</Notice>
        ) : (
          <>
            <div role="alert">
              {desk.before.map((it) => (
                <Notice key={it.number} kind="info">
                  {beforeWords(it, say)}
                </Notice>
              ))}
            </div>
            <Wait state={phase === 'list' ? 'here' : phase} say={say} onRetry={desk.reload}>
              <p>{say('none')}</p>
            </Wait>
          </>
        )}
        {phase === 'list' && (
          <ApprovalsTable
            orders={orders.slice((page - 1) * pageSize, page * pageSize)}
            desk={desk}
            panel={<DeclinePanel desk={desk} max={max} isRequired={isRequired} say={say} />}
            say={say}
          />
        )}
        <Pager
          page={page}
          pages={pages}
          label={say('pages')}
          text={say('page', { n: page, all: pages })}
          previous={say('previous')}
          next={say('next')}
          onPage={setPage}
        />
      </section>
      <div role="status" className="quire-order-approvals__toast">
        {news && (
          <Notice
            kind="good"
            closeLabel={say('close')}
            onClose={() => {
              desk.dismiss();
              place.current?.focus({ preventScroll: true });
            }}
          >
            {newsWords(news, say)}
          </Notice>
        )}
      </div>
    </Widget>
  );
}

function newsWords({ action, done }: DeskNews, say: Say<ApprovalWord>): string {
  const word = action === 'ACCEPT' ? 'accepted' : 'declined';
  return done.length === 1 ? say(word, { number: done[0] ?? '' }) : say(`${word}All`, { n: done.length });
}

function beforeWords({ number, action, by }: Desk['before'][number], say: Say<ApprovalWord>): string {
  const word = action === undefined ? 'settledBefore' : action === 'ACCEPT' ? 'acceptedBefore' : 'declinedBefore';
  return say(word, { number, by: by ?? say('somebody') });
}
