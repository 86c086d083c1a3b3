import type { ReactNode } from 'react';
import { CheckIcon } from '../../icons/index.ts';
import * as styles from './Timeline.css.ts';

/** Event of a `Timeline`. */
export interface TimelineEvent {
  /** Identifier, unique within the timeline. */
  id: string;
  /** Short name of the event: “Order placed”. */
  title: string;
  /** Formatted time: “Today 08:15”. */
  time: string;
  /** The same instant, ISO 8601 in UTC. */
  at: string;
  /** Reason or consequence. */
  text?: ReactNode;
  /** Icon of 16 px that replaces the tick. */
  icon?: ReactNode;
  /** `ended` for an event that stops the process. @default 'done' */
  tone?: 'done' | 'ended';
}

/** Props of `Timeline`. */
export interface TimelineProps {
  /** Accessible name: “Status of the order”. */
  'aria-label': string;
  /** Past events, oldest first. Expected events do not belong here. */
  events: readonly TimelineEvent[];
}

/** Shows past events in order, each with its time. The last event is the current state. */
export function Timeline({ events, 'aria-label': label }: TimelineProps) {
  return (
    <ol aria-label={label} className={styles.list}>
      {events.map(({ id, title, time, at, text, icon, tone }, index) => {
        const isLatest = index === events.length - 1;
        return (
          <li key={id} className={styles.event} aria-current={isLatest ? 'step' : undefined}>
            <span className={styles.mark({ tone, isLatest })}>{icon ?? <CheckIcon size={16} />}</span>
            <div className={styles.words}>
              <p className={styles.title({ isLatest })}>{title}</p>
              <time dateTime={at} className={styles.time}>
                {time}
              </time>
              {text ? <div className={styles.text}>{text}</div> : null}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
