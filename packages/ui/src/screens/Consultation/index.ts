export {
  VisitMessagesDialog,
  type VisitMessagesDialogProps,
} from '../shared/consultation/VisitMessagesDialog.tsx';
export { ConsultationScreen, type ConsultationScreenProps } from './ConsultationScreen.tsx';
export type { ConsultationEntry } from './ConsultationScreen.types.ts';
