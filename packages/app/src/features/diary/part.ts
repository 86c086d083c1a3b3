import type { DiaryPart, PendingEntriesProps } from '@vitalane/ui/screens/Diary';
import type { Editing } from './editing.ts';

/** Props of every part of the diary. */
export interface PartProps {
  onChooseKind: (part: DiaryPart) => void;
  /** Whether the tab opened the part; the tab then keeps focus. */
  focusesTab: boolean;
  pending: PendingEntriesProps;
  editing: Editing;
}
