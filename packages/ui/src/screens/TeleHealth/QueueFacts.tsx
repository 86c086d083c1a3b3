import { ClockIcon, PeopleIcon } from '../../icons/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { teleHealthCopy } from './TeleHealthScreen.copy.ts';
import * as styles from './TeleHealthScreen.css.ts';
import type { QueuePlace } from './TeleHealthScreen.types.ts';

const { queue: copy } = teleHealthCopy;

/** Shows the queue length and the estimated wait. There is no estimate without a doctor. */
export function QueueFacts(place: QueuePlace) {
  const { checkedInCount, position, waitEstimate, usualMinutes, doctorsOnline } = place;
  return (
    <div>
      <ul className={styles.facts}>
        <li className={styles.fact}>
          <PeopleIcon size={18} />
          {copy.waiting(checkedInCount)}
        </li>
        {position === null ? null : <li className={styles.fact}>{copy.position(position)}</li>}
        {doctorsOnline > 0 ? (
          <li className={styles.fact}>
            <ClockIcon size={18} />
            {copy.estimate(waitEstimate)}
          </li>
        ) : null}
      </ul>
      {doctorsOnline > 0 ? (
        <Text size="small" tone="muted">
          {copy.basis(doctorsOnline, usualMinutes)}
        </Text>
      ) : (
        <>
          <Text>{copy.noDoctor}</Text>
          <Text>{copy.alternatives}</Text>
        </>
      )}
    </div>
  );
}
