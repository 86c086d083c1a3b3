import { UserIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { guestRequestCopy as copy } from './GuestRequest.copy.ts';
import * as styles from './GuestRequest.css.ts';

/** Guest in the lobby of the doctor's room. */
export interface WaitingGuest {
  id: string;
  /** Typed name, not verified. */
  name: string;
}

/** Props of `GuestRequest`. */
export interface GuestRequestProps {
  /** Waiting guests in order of arrival. */
  guests: readonly WaitingGuest[];
  /** Called with the guest to admit. */
  onAdmit: (id: string) => void;
  /** Called with the guest to reject. */
  onRefuse: (id: string) => void;
}

/** Shows a guest's request to join the call, with buttons to admit and reject. */
export function GuestRequest({ guests, onAdmit, onRefuse }: GuestRequestProps) {
  return (
    <div role="status" className={styles.list}>
      {guests.map(({ id, name }) => (
        <div key={id} className={styles.request}>
          <UserIcon size={22} />
          <div className={styles.words}>
            <Text weight="medium">{copy.asks(name)}</Text>
            <Text size="small" tone="muted">
              {copy.unproven}
            </Text>
          </div>
          <Inline gap="sm">
            <Button variant="quiet" aria-label={copy.refuseWho(name)} onPress={() => onRefuse(id)}>
              {copy.refuse}
            </Button>
            <Button aria-label={copy.admitWho(name)} onPress={() => onAdmit(id)}>
              {copy.admit}
            </Button>
          </Inline>
        </div>
      ))}
    </div>
  );
}
