import { MeasureDiaryScreen, type MeasureKind } from '@vitalane/ui/screens/Diary';
import { useTimeZone } from '../../api/account.ts';
import { useNow } from '../../lib/useNow.ts';
import type { PartProps } from './part.ts';
import { useMeasurePart } from './useMeasurePart.ts';

/** Part of the diary for one measure other than blood pressure. */
export function MeasureDiary({ kind, editing, ...frame }: PartProps & { kind: MeasureKind }) {
  const timeZone = useTimeZone();
  const measure = useMeasurePart(kind, timeZone, editing);
  return <MeasureDiaryScreen {...measure} {...frame} timeZone={timeZone} now={useNow()} />;
}
