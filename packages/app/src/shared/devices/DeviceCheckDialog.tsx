import { DeviceDialog } from '@vitalane/ui';
import { useEffect } from 'react';
import { useDeviceCheck } from './useDeviceCheck.ts';
import { useDeviceMenus } from './useDeviceMenus.ts';

/** Check of the devices before a call, in a dialog. The press that opens it asks for camera and microphone. */
export function DeviceCheckDialog({ onClose }: { onClose: () => void }) {
  const { devices, checkDevices } = useDeviceCheck();
  useEffect(checkDevices, [checkDevices]);
  return <DeviceDialog check={devices} menus={useDeviceMenus()} onCheck={checkDevices} onClose={onClose} />;
}
