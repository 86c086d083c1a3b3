export { AlertBar, type AlertBarProps } from '../shared/alerts/AlertBar.tsx';
export type { AlertIntents } from '../shared/alerts/AlertCard.tsx';
export type { AlertListProps } from '../shared/alerts/AlertList.tsx';
export type {
  AlertEntry,
  AlertLevel,
  AlertNoteEntry,
  AlertSharing,
  ClosedAlertEntry,
} from '../shared/alerts/alert.types.ts';
export { HealthAlertsScreen, type HealthAlertsScreenProps } from './HealthAlertsScreen.tsx';
