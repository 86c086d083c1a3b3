export { AlertBar, type AlertBarProps } from '../shared/alerts/AlertBar.tsx';
export type { AlertListProps } from '../shared/alerts/AlertList.tsx';
export type {
  AlertEntry,
  AlertIntents,
  AlertLevel,
  AlertNoteEntry,
  AlertSharing,
  ClosedAlertEntry,
} from '../shared/alerts/alert.types.ts';
export { HealthAlertsScreen, type HealthAlertsScreenProps } from './HealthAlertsScreen.tsx';
