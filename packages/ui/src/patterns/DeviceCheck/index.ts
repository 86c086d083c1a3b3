export { DeviceCheck, type DeviceCheckProps, type DeviceCheckState } from './DeviceCheck.tsx';
export { DeviceDialog, type DeviceDialogProps } from './DeviceDialog.tsx';
export type { ChosenDevice, DeviceMenu, DeviceMenusProps } from './DeviceMenus.tsx';
