import { PhoneIcon } from '../../icons/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { bloodPressureCopy } from './bloodPressure.copy.ts';

/** Calls the emergency number of Singapore. */
export function EmergencyCall() {
  return (
    <ButtonLink href="tel:995" variant="soft" leadingIcon={<PhoneIcon size={20} />}>
      {bloodPressureCopy.urgent.call}
    </ButtonLink>
  );
}
