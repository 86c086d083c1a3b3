import type { ReactNode } from 'react';
import { CheckIcon } from '../../icons/index.ts';
import * as styles from './Timeline.css.ts';

/** One thing that happened. */
export interface TimelineEvent {
  /** Unique within the timeline. */
  id: string;
  /** What happened, in a few words: “Order placed”. */
  title: string;
  /** When, in words: “Today 08:15”. */
  time: string;
  /** The same instant for machines, ISO 8601 in UTC. */
  at: string;
  /** Why, or what it means. */
  text?: ReactNode;
  /** An icon of 16 px in place of the tick. */
  icon?: ReactNode;
  /** `ended` for what stopped the course of things. @default 'done' */
  tone?: 'done' | 'ended';
}

/** Props of `Timeline`. */
export interface TimelineProps {
  /** What the events belong to, for screen readers: “Status of the order”. */
  'aria-label': string;
  /** Oldest first. Only what has happened: what is hoped for belongs elsewhere. */
  events: readonly TimelineEvent[];
}

/** What happened, one thing under another, each with its time. The last one is where things stand. */
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
