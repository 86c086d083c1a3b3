import { DoseConflictDialog } from './DoseConflictDialog.tsx';
import { DoseQuestionDialog } from './DoseQuestionDialog.tsx';
import type { DoseConflictProps, DoseQuestionProps } from './dose.types.ts';

/** Props of `DoseDialogs`. */
export interface DoseDialogsProps extends DoseQuestionProps, DoseConflictProps {
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Asks about a dose that is not recorded yet. */
export function DoseDialogs(props: DoseDialogsProps) {
  return (
    <>
      <DoseQuestionDialog {...props} />
      <DoseConflictDialog {...props} />
    </>
  );
}
