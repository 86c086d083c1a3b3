import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import {
  EndCallIcon,
  MessageIcon,
  MicrophoneIcon,
  MicrophoneOffIcon,
  ShareScreenIcon,
  StopSharingIcon,
  VideoIcon,
  VideoOffIcon,
} from '../../icons/index.ts';
import { tooltip } from '../../primitives/IconButton/IconButton.css.ts';
import * as badge from '../NotificationBell/NotificationBell.css.ts';
import { videoStageCopy as copy } from './VideoStage.copy.ts';
import * as styles from './VideoStage.css.ts';

/** Messages beside a call. */
export interface StageMessages {
  /** Number of messages that the user has not seen. */
  unread: number;
  /** Whether the messages are open beside the stage. */
  isOpen: boolean;
}

/** Sharing of the own screen. */
export interface StageSharing {
  isOn: boolean;
  /** Whether somebody is there to see it, or it can be stopped. Otherwise the button is disabled. */
  isPossible: boolean;
}

interface CallControlsProps {
  isCameraOn: boolean;
  isMicrophoneOn: boolean;
  sharing?: StageSharing;
  messages?: StageMessages;
  onToggleCamera: () => void;
  onToggleMicrophone: () => void;
  onToggleScreen?: () => void;
  onToggleMessages?: () => void;
  onEndCall: () => void;
}

/** Renders the camera, microphone, screen, message and end buttons. Each label names the action, so it changes with the state. */
export function CallControls(props: CallControlsProps) {
  const { isCameraOn, isMicrophoneOn, sharing, messages } = props;
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
      {sharing ? (
        <CallButton
          label={sharing.isOn ? copy.screen.stop : copy.screen.share}
          look={sharing.isOn ? 'off' : 'on'}
          icon={sharing.isOn ? <StopSharingIcon /> : <ShareScreenIcon />}
          isDisabled={!sharing.isPossible}
          onPress={props.onToggleScreen}
        />
      ) : null}
      {messages ? (
        <CallButton
          label={copy.messages(messages.unread)}
          look="on"
          icon={<MessagesMark unread={messages.unread} />}
          isExpanded={messages.isOpen}
          onPress={props.onToggleMessages}
        />
      ) : null}
      <CallButton label={copy.endCall} look="end" icon={<EndCallIcon />} onPress={props.onEndCall} />
    </div>
  );
}

function MessagesMark({ unread }: { unread: number }) {
  return (
    <span className={badge.bell}>
      <MessageIcon />
      {unread > 0 ? <span className={badge.count}>{unread}</span> : null}
    </span>
  );
}

interface CallButtonProps {
  label: string;
  look: 'on' | 'off' | 'end';
  icon: ReactNode;
  isExpanded?: boolean;
  isDisabled?: boolean;
  onPress?: () => void;
}

function CallButton({ label, look, icon, isExpanded, isDisabled, onPress }: CallButtonProps) {
  return (
    <TooltipTrigger delay={400}>
      <Button
        className={styles.control({ look })}
        aria-label={label}
        aria-expanded={isExpanded}
        isDisabled={isDisabled}
        onPress={onPress}
      >
        {icon}
      </Button>
      <Tooltip className={tooltip} offset={8}>
        {label}
      </Tooltip>
    </TooltipTrigger>
  );
}
