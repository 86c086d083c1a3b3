// One file for all overlays: they share most of their code, and after the first one the others open at once.
export { SideMenu } from '../AppShell/SideMenu.tsx';
export { ComboBoxList } from '../ComboBox/ComboBoxList.tsx';
export { DialogBox } from '../Dialog/DialogBox.tsx';
export { NotificationList } from '../NotificationBell/NotificationList.tsx';
