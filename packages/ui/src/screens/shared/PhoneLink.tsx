import { Link } from '../../primitives/Link/index.ts';
import * as styles from './PhoneLink.css.ts';

interface PhoneLinkProps {
  /** Telephone number as people write it, such as “+65 9123 4567”. */
  phone: string;
  /** Text of the link. Default: the number. */
  label?: string;
}

/** Link that dials a telephone number. It stays on one line. */
export function PhoneLink({ phone, label = phone }: PhoneLinkProps) {
  return (
    <Link href={`tel:${phone.replaceAll(' ', '')}`}>
      <span className={styles.whole}>{label}</span>
    </Link>
  );
}
