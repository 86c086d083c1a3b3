import { Link } from '../../primitives/Link/index.ts';

interface PhoneLinkProps {
  /** Telephone number as people write it, such as “+65 9123 4567”. */
  phone: string;
  /** Returns the text of the link. Default: the number. */
  label?: (phone: string) => string;
}

/** Link that dials a telephone number, which stays on one line. */
export function PhoneLink({ phone, label = (number) => number }: PhoneLinkProps) {
  return <Link href={`tel:${phone.replaceAll(' ', '')}`}>{label(phone.replaceAll(' ', '\u00a0'))}</Link>;
}
