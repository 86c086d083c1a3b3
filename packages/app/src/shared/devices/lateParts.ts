// One file for what pages load late: these parts share nearly all of their code.
export { CallDevices } from './CallDevices.tsx';
export { DeviceCheckDialog } from './DeviceCheckDialog.tsx';
export { WaitingDeviceCheck } from './WaitingDeviceCheck.tsx';
