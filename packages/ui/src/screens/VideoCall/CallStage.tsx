import { Banner } from '../../patterns/Banner/index.ts';
import { VideoStage } from '../../patterns/VideoStage/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { videoCallCopy as copy } from './VideoCallScreen.copy.ts';
import * as styles from './VideoCallScreen.css.ts';
import type { ActiveCall } from './VideoCallScreen.types.ts';

interface CallStageProps {
  call: ActiveCall;
  selfName: string;
  remoteName: string | null;
  onToggleCamera: () => void;
  onToggleMicrophone: () => void;
  onEndCall: () => void;
}

/** The stage under its title: waiting, or in the call. */
export function CallStage({ call, selfName, remoteName, ...intents }: CallStageProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.title}>
        <Heading level={1} size="h4" tabIndex={-1}>
          {copy.title}
        </Heading>
      </div>
      <VideoStage
        localName={selfName}
        remoteName={remoteName}
        localStream={call.localStream}
        remoteStream={call.remoteStream}
        isCameraOn={call.isCameraOn}
        isMicrophoneOn={call.isMicrophoneOn}
        isRemoteCameraOn={call.isRemoteCameraOn}
        isRemoteMicrophoneOn={call.isRemoteMicrophoneOn}
        hint={call.hint}
        linkHint={call.connectionHint}
        banner={call.mediaMessage ? <Banner tone="warning">{call.mediaMessage}</Banner> : null}
        waiting={call.waitingLines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
        onToggleCamera={intents.onToggleCamera}
        onToggleMicrophone={intents.onToggleMicrophone}
        onEndCall={intents.onEndCall}
      />
    </div>
  );
}
