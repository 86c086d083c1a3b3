import { DeviceCheck } from '@vitalane/ui';
import { useDeviceCheck } from './useDeviceCheck.ts';
import { useDeviceMenus } from './useDeviceMenus.ts';
import { useDeviceReport } from './useDeviceReport.ts';

/** Check of the devices of a patient in the queue, which the doctors' queue shows as well. */
export function WaitingDeviceCheck() {
  const { devices, checkDevices } = useDeviceCheck();
  useDeviceReport(devicesFound(devices));
  return <DeviceCheck check={devices} menus={useDeviceMenus()} onCheck={checkDevices} />;
}

function devicesFound(check: ReturnType<typeof useDeviceCheck>['devices']) {
  if (check.status === 'failed') return { hasCamera: false, hasMicrophone: false };
  if (check.status !== 'open') return null;
  return { hasCamera: check.stream !== null, hasMicrophone: check.hasMicrophone };
}
