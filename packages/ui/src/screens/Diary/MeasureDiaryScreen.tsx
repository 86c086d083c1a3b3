import { DiaryFrame, type DiaryPart } from './DiaryFrame.tsx';
import { hasOwnAdvice, MeasurePart, type MeasurePartProps, measureCopy } from './measures/index.ts';
import type { PendingEntriesProps } from './PendingEntries.types.ts';

/** Props of `MeasureDiaryScreen`. */
export interface MeasureDiaryScreenProps extends MeasurePartProps {
  /** Called to open another part of the diary. */
  onChooseKind: (part: DiaryPart) => void;
  /** Whether to focus the open tab on mount, after navigation by a tab. */
  focusesTab?: boolean;
  /** Entries that the server has not confirmed. Omit it if there are none. */
  pending?: PendingEntriesProps;
  /** Current instant, ISO 8601 in UTC. No entry may be later. */
  now: string;
  /** The patient's IANA time zone, which sets the start of a day. */
  timeZone: string;
}

/** Renders route `/Diary?kind=` for one of `measureKinds`. */
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
      isFormOpen={form.status !== 'closed'}
      edited={form.status === 'closed' ? undefined : form.typed}
      pending={pending}
      hasOwnAdvice={hasOwnAdvice(form)}
    >
      <MeasurePart {...part} />
    </DiaryFrame>
  );
}
