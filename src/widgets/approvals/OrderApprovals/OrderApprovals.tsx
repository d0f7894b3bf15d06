import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { APPROVAL_COMMENT_MAX, type ApprovalAction } from '../../../core/approvals/rules/approvals';
import { type Approvals, type DecisionResult, useApprovals } from '../../../hooks/approvals/useApprovals';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { type Translate, useMessages } from '../../../hooks/platform/useMessages';
import { useRestoreFocus } from '../../../hooks/platform/useRestoreFocus';
import { Pager } from '../../../ui/controls/Pager';
import { LoadedContent } from '../../../ui/feedback/LoadedContent';
import { LoadingStatus } from '../../../ui/feedback/LoadingStatus';
import { Notice } from '../../../ui/feedback/Notice';
import { PageTitle } from '../../../ui/rendering/PageTitle';
import { useStyles } from '../../../ui/rendering/StyleRoot';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { ApprovalsTable } from './ApprovalsTable';
import { messages } from './messages';
import styles from './OrderApprovals.css';

export type OrderApprovalsProps = RootProps & {
  /** The number of orders on a page. The default is 10. */
  pageSize?: number;
  /** The maximum length of a comment, in characters. The default is the page's setting, else 250. */
  commentMax?: number;
  /** Called after orders were accepted or declined, with their order numbers. */
  onDecide?: (decision: { action: ApprovalAction; done: readonly string[] }) => void;
};

/**
 * The orders that wait for this approver, to accept, decline or modify [APPR-001 to APPR-009]. Its title is the `h1` of
 * the page.
 */
export function OrderApprovals({ pageSize = 10, commentMax, onDecide, ...root }: OrderApprovalsProps) {
  useStyles(styles);
  const translate = useMessages('order-approvals', messages);
  const { approvals: config = {} } = useStorefront().settings.config;
  const max = commentMax ?? config.commentMax ?? APPROVAL_COMMENT_MAX;
  const isRequired = config.commentRequired ?? true;
  const approvals = useApprovals({ max, isRequired, onDecide });
  const { phase, orders, lastDecision } = approvals;
  const [requestedPage, setPage] = useState(1);
  const section: RefObject<HTMLElement | null> = useRef(null);

  const pages = Math.max(1, Math.ceil(orders.length / pageSize));
  const page = Math.min(requestedPage, pages);
  return (
    <Widget block="order-approvals" props={root}>
      <LoadedContent
        state={phase === 'loading' || phase === 'failed' ? phase : 'ready'}
        translate={translate}
        onRetry={approvals.refetch}
      >
        <Region section={section} label={translate('title')}>
          <PageTitle>{translate('title')}</PageTitle>
          {phase === 'forbidden' ? (
            <Notice kind="info">{translate('forbidden')}</Notice>
          ) : (
            <>
              <div role="alert">
                {approvals.settledBefore.map((it) => (
                  <Notice key={it.number} kind="info">
                    {settledBeforeMessage(it, translate)}
                  </Notice>
                ))}
              </div>
              <LoadingStatus state={phase} translate={translate} onRetry={approvals.refetch}>
                <p>{translate('none')}</p>
              </LoadingStatus>
            </>
          )}
          {phase === 'ready' && (
            <ApprovalsTable
              orders={orders.slice((page - 1) * pageSize, page * pageSize)}
              {...{ approvals, max, isRequired }}
              translate={translate}
            />
          )}
          <Pager page={page} pages={pages} onPage={setPage} translate={translate} />
        </Region>
        <div role="status" className="quire-order-approvals__toast">
          {lastDecision && (
            <Notice
              kind="good"
              closeLabel={translate('close')}
              onClose={() => {
                approvals.dismiss();
                section.current?.focus({ preventScroll: true });
              }}
            >
              {decisionMessage(lastDecision, translate)}
            </Notice>
          )}
        </div>
      </LoadedContent>
    </Widget>
  );
}

function decisionMessage({ action, done }: DecisionResult, translate: Translate<keyof typeof messages>): string {
  const key = action === 'ACCEPT' ? 'accepted' : 'declined';
  return done.length === 1 ? translate(key, { number: done[0] ?? '' }) : translate(`${key}All`, { n: done.length });
}

function settledBeforeMessage(
  { number, action, by }: Approvals['settledBefore'][number],
  translate: Translate<keyof typeof messages>,
): string {
  const key = action === undefined ? 'settledBefore' : action === 'ACCEPT' ? 'acceptedBefore' : 'declinedBefore';
  return translate(key, { number, by: by ?? translate('somebody') });
}

type RegionProps = { section: RefObject<HTMLElement | null>; label: string; children: ReactNode };

/** Keeps the focus of what leaves it, from the moment that it is displayed. */
function Region({ section, label, children }: RegionProps) {
  useRestoreFocus(section);
  return (
    <section ref={section} tabIndex={-1} aria-label={label}>
      {children}
    </section>
  );
}
