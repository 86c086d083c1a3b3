export { DeviceCheck, type DeviceCheckProps, type DeviceCheckState } from './DeviceCheck.tsx';
