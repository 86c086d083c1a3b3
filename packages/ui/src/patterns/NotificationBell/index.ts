export { NotificationBell } from './NotificationBell.tsx';
export type { NotificationBellProps, NotificationEntry } from './NotificationBell.types.ts';
