import { UserIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { guestRequestCopy as copy } from './GuestRequest.copy.ts';
import * as styles from './GuestRequest.css.ts';

/** A guest in the lobby of the doctor's own room. */
export interface WaitingGuest {
  id: string;
  /** What they typed; it proves nothing. */
  name: string;
}

/** Props of `GuestRequest`. */
export interface GuestRequestProps {
  /** In order of arrival. */
  guests: readonly WaitingGuest[];
  /** Called with the guest who may come in. */
  onAdmit: (id: string) => void;
  /** Called with the guest who may not come in. */
  onRefuse: (id: string) => void;
}

/** Shows a guest's request to join the call, with the two answers. */
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
