import { DeviceDialog } from '@vitalane/ui';
import type { CallPhase } from '@vitalane/ui/screens/VideoCall';
import { useDeviceMenus } from './useDeviceMenus.ts';
import { useSound } from './useSound.ts';

interface CallDevicesProps {
  phase: CallPhase;
  onClose: () => void;
}

const nothing = () => undefined;

/** Choice of the devices of a running call, with their picture and level. Loaded when it is first opened. */
export function CallDevices({ phase, onClose }: CallDevicesProps) {
  const call = phase.status === 'active' ? phase : null;
  const stream = call?.localStream ?? null;
  const sound = useSound(stream);
  const menus = useDeviceMenus();
  if (call === null) return null;
  const isMicrophoneOff = !call.isMicrophoneOn && !call.mediaMessage;
  return (
    <DeviceDialog
      check={{
        status: 'open',
        stream: call.isCameraOn ? stream : null,
        hasMicrophone: isMicrophoneOff || (stream?.getAudioTracks().length ?? 0) > 0,
        // A camera that did not open is off as well, but not by hand.
        isCameraOff: !call.isCameraOn && !call.mediaMessage,
        isMicrophoneOff,
        ...sound,
      }}
      menus={menus}
      onCheck={nothing}
      onClose={onClose}
    />
  );
}
