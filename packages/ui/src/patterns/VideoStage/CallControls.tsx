import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import {
  EndCallIcon,
  MicrophoneIcon,
  MicrophoneOffIcon,
  VideoIcon,
  VideoOffIcon,
} from '../../icons/index.ts';
import { tooltip } from '../../primitives/IconButton/IconButton.css.ts';
import { videoStageCopy as copy } from './VideoStage.copy.ts';
import * as styles from './VideoStage.css.ts';

interface CallControlsProps {
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
  onToggleCamera: () => void;
  onToggleMicrophone: () => void;
  onEndCall: () => void;
}

/** Renders the camera, microphone and end buttons. Each label names the action, so it changes with the state. */
export function CallControls(props: CallControlsProps) {
  const { isCameraOn, isMicrophoneOn } = props;
  return (
    <div className={styles.controls} role="toolbar" aria-label={copy.controls}>
      <CallButton
        label={isCameraOn ? copy.camera.off : copy.camera.on}
        look={isCameraOn ? 'on' : 'off'}
        icon={isCameraOn ? <VideoIcon /> : <VideoOffIcon />}
        onPress={props.onToggleCamera}
      />
      <CallButton
        label={isMicrophoneOn ? copy.microphone.off : copy.microphone.on}
        look={isMicrophoneOn ? 'on' : 'off'}
        icon={isMicrophoneOn ? <MicrophoneIcon /> : <MicrophoneOffIcon />}
        onPress={props.onToggleMicrophone}
      />
      <CallButton label={copy.endCall} look="end" icon={<EndCallIcon />} onPress={props.onEndCall} />
    </div>
  );
}

interface CallButtonProps {
  label: string;
  look: 'on' | 'off' | 'end';
  icon: ReactNode;
  onPress: () => void;
}

function CallButton({ label, look, icon, onPress }: CallButtonProps) {
  return (
    <TooltipTrigger delay={400}>
      <Button className={styles.control({ look })} aria-label={label} onPress={onPress}>
        {icon}
      </Button>
      <Tooltip className={tooltip} offset={8}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
