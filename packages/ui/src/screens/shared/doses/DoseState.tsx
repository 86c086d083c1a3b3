import { minuteMs, msBetween } from '@vitalane/time';
import { ClockIcon } from '../../../icons/index.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { dayInText } from '../dates.ts';
import type { DoseEntry } from './dose.types.ts';
import { todaysDosesCopy as copy } from './TodaysDoses.copy.ts';

/** Time after which a due dose counts as late. */
const lateAfterMs = 30 * minuteMs;

interface DoseStateProps {
  dose: DoseEntry;
  /** Current instant, ISO 8601 in UTC. */
  now: string;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Shows the status of a dose: taken, skipped, postponed, due, late or upcoming. */
export function DoseState({ dose, now, today }: DoseStateProps) {
  if (dose.status === 'skipped') return <Badge>{copy.skipped}</Badge>;
  if (dose.intake) {
    const { date, time } = dose.intake;
    const words =
      date === dose.date ? copy.taken(time) : copy.takenOtherDay(dayInText(date, dose.date), time);
    return <Badge tone="success">{words}</Badge>;
  }
  if (dose.snoozedUntil)
    return <Badge icon={<ClockIcon size={14} />}>{copy.snoozed(dose.snoozedUntil)}</Badge>;
  if (dose.dueAt === null) return dose.date < today ? <Late /> : null;
  const lateMs = msBetween(dose.dueAt, now);
  if (lateMs < 0) return <Badge icon={<ClockIcon size={14} />}>{copy.later}</Badge>;
  return lateMs < lateAfterMs ? <Badge tone="info">{copy.due}</Badge> : <Late />;
}

const Late = () => <Badge tone="warning">{copy.late}</Badge>;
