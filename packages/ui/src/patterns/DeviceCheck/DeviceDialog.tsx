import { Dialog } from '../Dialog/index.ts';
import { deviceCheckCopy as copy } from './DeviceCheck.copy.ts';
import { CheckSteps, type DeviceCheckProps } from './DeviceCheck.tsx';

/** Props of `DeviceDialog`. */
export interface DeviceDialogProps extends Pick<DeviceCheckProps, 'check' | 'menus' | 'onCheck'> {
  /** Called to close the dialog. */
  onClose: () => void;
}

/** Shows the check and the choice of devices over a page, such as a running call. */
export function DeviceDialog({ onClose, ...props }: DeviceDialogProps) {
  return (
    <Dialog isOpen title={copy.dialog} size="md" onClose={onClose}>
      <CheckSteps {...props} />
    </Dialog>
  );
}
