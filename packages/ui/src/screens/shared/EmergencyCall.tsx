import { PhoneIcon } from '../../icons/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';

/** Link to the emergency number with its label. */
export interface EmergencyCallLink {
  label: string;
  /** `tel:` URL. */
  href: string;
}

/** Renders a link that calls the emergency number: the first and strongest button of its card. */
export function EmergencyCall({ label, href }: EmergencyCallLink) {
  return (
    <ButtonLink href={href} leadingIcon={<PhoneIcon size={20} />}>
      {label}
    </ButtonLink>
  );
}
