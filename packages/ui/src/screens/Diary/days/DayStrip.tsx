import { addDays, dayInWords, formatDate, weekOf } from '@vitalane/time';
import { ChevronLeftIcon, ChevronRightIcon } from '../../../icons/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { dayDiaryCopy as copy } from './DayDiaryScreen.copy.ts';
import * as styles from './DayStrip.css.ts';

interface DayStripProps {
  /** Selected date, `YYYY-MM-DD`. */
  date: string;
  /** `YYYY-MM-DD`. */
  today: string;
  /** Number of blood sugar entries by date. */
  sugarsOn: ReadonlyMap<string, number>;
  onChooseDate: (date: string) => void;
}

/** Returns an accessible name that starts with the visible text of the button: “Fri 2 January 2026”. */
function accessibleDate(day: string): string {
  return `${formatDate(day, 'weekday')} ${dayInWords(day)}`;
}

/** Renders the week around a day for selection. Future days are disabled. */
export function DayStrip({ date, today, sugarsOn, onChooseDate }: DayStripProps) {
  const week = weekOf(date);
  const isThisWeek = week.includes(today);
  const later = addDays(date, 7);
  return (
    <nav className={styles.strip} aria-label={copy.strip}>
      <div className={styles.week}>
        {week.map((day) => {
          const sugars = sugarsOn.get(day) ?? 0;
          return (
            <button
              key={day}
              type="button"
              className={styles.day}
              aria-current={day === date ? 'date' : undefined}
              aria-label={copy.day(accessibleDate(day), sugars)}
              disabled={day > today}
              onClick={() => onChooseDate(day)}
            >
              <span className={styles.weekday}>{formatDate(day, 'weekday')}</span>{' '}
              <span className={styles.number}>{Number(day.slice(8))}</span>
              {sugars > 0 ? <span className={styles.mark} /> : null}
            </button>
          );
        })}
      </div>
      <div className={styles.ways}>
        <Button
          variant="quiet"
          leadingIcon={<ChevronLeftIcon size={18} />}
          onPress={() => onChooseDate(addDays(date, -7))}
        >
          {copy.earlier}
        </Button>
        {isThisWeek ? null : (
          <>
            <Button
              variant="quiet"
              leadingIcon={<ChevronRightIcon size={18} />}
              onPress={() => onChooseDate(later > today ? today : later)}
            >
              {copy.later}
            </Button>
            <Button variant="quiet" onPress={() => onChooseDate(today)}>
              {copy.today}
            </Button>
          </>
        )}
        <span className={styles.legend}>{copy.legend}</span>
      </div>
    </nav>
  );
}
