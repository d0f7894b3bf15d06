import { salesRepOf, shownSalesRep } from '../../../core/account/rules/salesRep';
import { useStorefront } from '../../../hooks/platform/StorefrontProvider';
import { useMessages } from '../../../hooks/platform/useMessages';
import { SalesRepLine } from '../../../ui/navigation/SalesRepLine';
import { type RootProps, Widget } from '../../../ui/rendering/Widget';
import { messages } from './messages';

/** A representative in place of the account's. */
export type SalesRepInfoProps = RootProps & {
  /** The name of the representative. */
  name?: string;
  /** The email address of the representative. */
  email?: string;
  /** The phone number of the representative. */
  phone?: string;
};

/**
 * The sales representative of the account. Renders nothing unless the email, the name or the phone number is known
 * [HDR-011].
 */
export function SalesRepInfo(props: SalesRepInfoProps) {
  const translate = useMessages('sales-rep-info', messages);
  const { session } = useStorefront();
  const rep = shownSalesRep(props) ?? salesRepOf(session.permissionDetail);
  if (!rep) return null;
  return (
    <Widget block="sales-rep-info" props={props}>
      <SalesRepLine label={translate('label')} rep={rep} />
    </Widget>
  );
}
