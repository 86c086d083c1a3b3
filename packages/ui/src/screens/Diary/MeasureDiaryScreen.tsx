import { DiaryFrame, type DiaryPart } from './DiaryFrame.tsx';
import { MeasurePart, type MeasurePartProps, measureCopy } from './measures/index.ts';
import type { PendingEntriesProps } from './PendingEntries.types.ts';

/** Props of `MeasureDiaryScreen`. */
export interface MeasureDiaryScreenProps extends MeasurePartProps {
  /** Opens another part of the diary. */
  onChooseKind: (part: DiaryPart) => void;
  /** Whether the open tab takes focus when the screen appears: the person came by a tab. */
  focusesTab?: boolean;
  /** What is not yet in the diary; left out while that is nothing. */
  pending?: PendingEntriesProps;
  /** The present instant, ISO 8601 in UTC; no entry may lie after it. */
  now: string;
  /** The patient's IANA time zone: days are counted in it. */
  timeZone: string;
}

/** Route `/Diary?kind=`: one of `measureKinds`. */
export function MeasureDiaryScreen({ onChooseKind, focusesTab, pending, ...part }: MeasureDiaryScreenProps) {
  const { measure, form, saved } = part;
  return (
    <DiaryFrame
      kind={measure.kind}
      onChooseKind={onChooseKind}
      focusesTab={focusesTab}
      addLabel={measureCopy[measure.kind].add}
      onAdd={form.status === 'closed' ? part.onOpenForm : null}
      change={`${form.status} ${saved?.uuid}`}
      pending={pending}
    >
      <MeasurePart {...part} />
    </DiaryFrame>
  );
}
