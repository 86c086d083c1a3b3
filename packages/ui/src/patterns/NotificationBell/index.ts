export { NotificationBell, type NotificationBellProps, type NotificationEntry } from './NotificationBell.tsx';
