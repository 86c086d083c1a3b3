import { lazyOverlay, useLazyOverlay } from '../../../patterns/lazyOverlay.ts';
import type { DoseDialogsProps } from './DoseDialogs.tsx';

const dialogs = lazyOverlay(async () => (await import('./DoseDialogs.tsx')).DoseDialogs);

/** Asks about a dose that is not recorded yet. The dialogs load with the first question. */
export function DoseQuestions(props: DoseDialogsProps) {
  const isAsked = props.doseQuestion !== null || props.doseConflict !== null;
  const Dialogs = useLazyOverlay(dialogs, isAsked);
  return Dialogs && isAsked ? <Dialogs {...props} /> : null;
}
