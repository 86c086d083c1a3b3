import type { DiaryPart, PendingEntriesProps } from '@vitalane/ui/screens/Diary';
import type { Editing } from './useEntryForm.ts';

/** What every part of the diary is given. */
export interface PartProps {
  onChooseKind: (part: DiaryPart) => void;
  /** The part was opened by its tab, which keeps focus. */
  focusesTab: boolean;
  pending: PendingEntriesProps;
  editing: Editing;
}
