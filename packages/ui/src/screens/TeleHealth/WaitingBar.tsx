import { Link } from 'react-aria-components/Link';
import { ChevronRightIcon, ClockIcon } from '../../icons/index.ts';
import { keepClear } from '../../patterns/CallBanner/keepClear.ts';
import { waitingBarCopy as copy } from './WaitingBar.copy.ts';
import * as styles from './WaitingBar.css.ts';

/** What a patient in the queue waits for. */
export type Waiting =
  | {
      status: 'waiting';
      /** Position in the order of calls, from 1; `null` while it is not known for sure, such as offline. */
      position: number | null;
      /** Estimated wait, such as “0 to 10 mins”; `null` without a doctor. */
      waitEstimate: string | null;
    }
  | {
      /** A doctor has opened the call and is not in it. */
      status: 'begun';
      /** Name of the doctor; `null` until it is known. */
      doctor: string | null;
    };

/** Props of `WaitingBar`. */
export interface WaitingBarProps {
  waiting: Waiting;
  /** Path of the patient's place in the queue, or of a call that has begun. */
  href: string;
}

/** Shows a waiting patient their place in the queue, at the bottom of every other page. A `CallBanner` takes its place. */
export function WaitingBar({ waiting, href }: WaitingBarProps) {
  const { place, note, link } = wordsOf(waiting);
  return (
    <aside ref={keepClear} className={styles.bar} aria-label={copy.label}>
      <div className={styles.words}>
        <ClockIcon className={styles.icon} size={22} />
        <div>
          {/* Read out when it changes; the estimate would be read out too often. */}
          <p className={styles.position} role="status">
            {place}
          </p>
          <p className={styles.estimate}>{note}</p>
        </div>
      </div>
      <Link className={styles.link} href={href} aria-label={link}>
        <span className={styles.linkWords}>{link}</span>
        <ChevronRightIcon size={20} />
      </Link>
    </aside>
  );
}

function wordsOf(waiting: Waiting): { place: string; note: string; link: string } {
  if (waiting.status === 'begun')
    return { place: copy.begun, note: copy.doctorAway(waiting.doctor), link: copy.join };
  const { position, waitEstimate } = waiting;
  if (position === null) return { place: copy.inQueue, note: copy.kept, link: copy.seePlace };
  return {
    place: position === 1 ? copy.next : copy.position(position),
    note: waitEstimate === null ? copy.noDoctor : copy.estimate(waitEstimate),
    link: copy.seePlace,
  };
}
