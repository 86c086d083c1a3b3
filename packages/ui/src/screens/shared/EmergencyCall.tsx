import { PhoneIcon } from '../../icons/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';

/** The link that calls the emergency number, with its words. */
export interface EmergencyCallLink {
  label: string;
  /** A `tel:` address. */
  href: string;
}

/** Calls the emergency number. */
export function EmergencyCall({ label, href }: EmergencyCallLink) {
  return (
    <ButtonLink href={href} variant="soft" leadingIcon={<PhoneIcon size={20} />}>
      {label}
    </ButtonLink>
  );
}
