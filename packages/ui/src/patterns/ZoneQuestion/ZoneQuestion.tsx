import { formatInstant, type Instant, toDate } from '@vitalane/time';
import type { Ref } from 'react';
import { ClockIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { zoneQuestionCopy as copy } from './ZoneQuestion.copy.ts';
import * as styles from './ZoneQuestion.css.ts';

/** Props of `ZoneQuestion`. */
export interface ZoneQuestionProps {
  /** IANA time zone of the device. */
  device: string;
  /** IANA time zone of the account, with another clock. */
  account: string;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** Whether the change is being saved. */
  isPending: boolean;
  /** Error text of a change that was not saved. */
  message?: string;
  /** Called to count days and doses in the zone of the device. */
  onUse: () => void;
  /** Called to leave the zone of the account as it is. */
  onKeep: () => void;
  /** Ref to the element, for focus management. */
  ref?: Ref<HTMLElement>;
}

/** Asks a patient on a journey in which time zone to count days and doses. */
export function ZoneQuestion({ device, account, now, isPending, message, ...props }: ZoneQuestionProps) {
  const isSameDay = toDate(now, device) === toDate(now, account);
  const momentIn = (zone: string) => (isSameDay ? timeIn(now, zone) : weekdayAndTimeIn(now, zone));
  return (
    <section className={styles.question} aria-label={copy.label} tabIndex={-1} ref={props.ref}>
      <div className={styles.content}>
        <ClockIcon size={20} className={styles.icon} />
        <div className={styles.body}>
          <div>
            <p className={styles.title}>{copy.device(device, momentIn(device))}</p>
            <p className={styles.words}>
              {copy.account(account, momentIn(account))} {copy.change(account, device)}
            </p>
          </div>
          {message ? (
            <p className={styles.failure} role="alert">
              {copy.failed(message)}
            </p>
          ) : null}
          <div className={styles.actions}>
            <Button variant="soft" isPending={isPending} onPress={props.onUse}>
              {copy.use(device)}
            </Button>
            <Button variant="soft" onPress={props.onKeep}>
              {copy.keep(account)}
            </Button>
          </div>
          <details>
            <summary className={styles.summary}>{copy.help}</summary>
            <p className={styles.rule}>{copy.rule}</p>
          </details>
        </div>
      </div>
    </section>
  );
}

const timeIn = (now: Instant, zone: string) => formatInstant(now, zone, 'time');

const weekdayAndTimeIn = (now: Instant, zone: string) =>
  `${formatInstant(now, zone, 'weekday')} ${timeIn(now, zone)}`;
