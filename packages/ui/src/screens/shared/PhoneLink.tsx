import type { ReactNode } from 'react';
import { Link } from '../../primitives/Link/index.ts';

/** Link that dials a telephone number, such as “+65 9123 4567”. Without children it shows the number. */
export function PhoneLink({ phone, children = phone }: { phone: string; children?: ReactNode }) {
  return <Link href={`tel:${phone.replaceAll(' ', '')}`}>{children}</Link>;
}
