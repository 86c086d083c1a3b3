// One chunk for all overlays: they share most of their code, so later overlays open without loading.
export { SideMenu } from './AppShell/SideMenu.tsx';
export { ComboBoxList } from './ComboBox/ComboBoxList.tsx';
export { DialogBox } from './Dialog/DialogBox.tsx';
export { NotificationList } from './NotificationBell/NotificationList.tsx';
