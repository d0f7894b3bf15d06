import type { SalesRep } from '../../core/account/rules/salesRep';
import { useStyles } from '../rendering/StyleRoot';
import styles from './SalesRepLine.css';

/** A sales representative with their contact details [HDR-011]. */
export function SalesRepLine({ label, rep }: { label: string; rep: SalesRep }) {
  useStyles(styles);
  const { name, email, phone } = rep;
  return (
    <p className="quire-sales-rep">
      <span className="quire-sales-rep__label">{`${label}:`}</span>
      {name && <span>{name}</span>}
      {phone && <a href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</a>}
      {email && <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>}
    </p>
  );
}
