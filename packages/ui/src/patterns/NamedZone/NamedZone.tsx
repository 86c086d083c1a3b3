import { toCivil } from '@vitalane/time';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { namedZoneCopy as copy } from './NamedZone.copy.ts';
import { useNamedZone } from './NamedZoneProvider.tsx';

/** Moment with its civil date and time. */
interface Moment {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`. */
  time: string;
  /** The same instant, ISO 8601 in UTC. */
  measuredAt?: string;
}

/** Props of `NamedZone`. */
export interface NamedZoneProps {
  /** Moments of the list. Omit it if their times are those of the zone. */
  moments?: readonly Moment[];
}

/** Names the time zone of a list, while the clock of the device differs from it. Shows nothing otherwise. */
export function NamedZone({ moments = [] }: NamedZoneProps) {
  const named = useNamedZone();
  if (named === null) return null;
  const { timeZone, onAsk } = named;
  return (
    <Inline gap="sm">
      <Text size="small" tone="muted">
        {moments.every((moment) => isIn(timeZone, moment)) ? copy.times(timeZone) : copy.mixed}
      </Text>
      {onAsk ? (
        <Button variant="quiet" size="sm" aria-label={copy.changeZone} onPress={onAsk}>
          {copy.change}
        </Button>
      ) : null}
    </Inline>
  );
}

/** Returns whether a moment has the time of a zone. An entry keeps the time of the place where it was made. */
function isIn(timeZone: string, { date, time, measuredAt }: Moment): boolean {
  if (measuredAt === undefined) return true;
  const there = toCivil(measuredAt, timeZone);
  return there.date === date && there.time === time;
}
