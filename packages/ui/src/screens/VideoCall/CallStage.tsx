import { type ReactNode, useId, useState } from 'react';
import { ChevronDownIcon, ChevronUpIcon, SettingsIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { useFocusWhenLost } from '../../patterns/useFocusWhenLost.ts';
import { VideoStage } from '../../patterns/VideoStage/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { videoCallCopy as copy } from './VideoCallScreen.copy.ts';
import * as styles from './VideoCallScreen.css.ts';
import type { ActiveCall, CallMessages } from './VideoCallScreen.types.ts';

interface CallStageProps {
  call: ActiveCall;
  selfName: string;
  remoteName: string | null;
  notice?: ReactNode;
  guestRequest?: ReactNode;
  panel?: ReactNode;
  messages?: CallMessages;
  onToggleMessages?: () => void;
  onOpenDevices?: () => void;
  onToggleCamera: () => void;
  onToggleMicrophone: () => void;
  onToggleScreen?: () => void;
  onEndCall: () => void;
}

/** Renders the stage below its title: waiting, or in the call. */
export function CallStage(props: CallStageProps) {
  const { call, selfName, remoteName, notice, guestRequest, panel, messages, onOpenDevices, ...intents } =
    props;
  // Advice and messages that have been dismissed are not repeated.
  const [dismissed, setDismissed] = useState<readonly string[]>([]);
  const titleRef = useFocusWhenLost<HTMLHeadingElement>(dismissed);
  const dismiss = (what: string) => setDismissed([...dismissed, what]);
  const { advice } = call;
  const newest = messages?.newest;
  const stage = (
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
      isRemotePicturePaused={call.isRemotePicturePaused}
      remoteScreen={call.remoteScreen}
      sharing={call.sharing}
      quality={call.quality}
      speakerId={call.speakerId}
      banner={
        <>
          {call.mediaMessage ? <Banner tone="warning">{call.mediaMessage}</Banner> : null}
          {advice && !dismissed.includes(advice) ? (
            <Banner tone="warning" onDismiss={() => dismiss(advice)}>
              {advice}
            </Banner>
          ) : null}
          {newest && !dismissed.includes(newest.id) ? (
            <Banner
              tone="info"
              title={remoteName === null ? undefined : copy.messages.from(remoteName)}
              onDismiss={() => dismiss(newest.id)}
            >
              <span className={styles.preview}>{newest.text}</span>
            </Banner>
          ) : null}
        </>
      }
      waiting={
        call.waitingLines.length > 0 ? (
          <>
            <WaitingLines lines={call.waitingLines} />
            {messages?.isBeforeCall && !messages.isOpen ? (
              <div>
                <Button variant="soft" onPress={intents.onToggleMessages}>
                  {copy.messages.addFiles}
                </Button>
              </div>
            ) : null}
          </>
        ) : null
      }
      messages={messages}
      onToggleMessages={intents.onToggleMessages}
      onToggleCamera={intents.onToggleCamera}
      onToggleMicrophone={intents.onToggleMicrophone}
      onToggleScreen={intents.onToggleScreen}
      onEndCall={intents.onEndCall}
    />
  );
  return (
    <div className={panel || messages?.panel ? styles.wideFrame : styles.frame}>
      <div className={styles.header}>
        <div className={styles.title}>
          <Heading ref={titleRef} level={1} size="h4" tabIndex={-1}>
            {copy.title}
          </Heading>
        </div>
        {onOpenDevices ? (
          <div className={styles.devices}>
            <Button variant="quiet" leadingIcon={<SettingsIcon size={20} />} onPress={onOpenDevices}>
              {copy.devices}
            </Button>
          </div>
        ) : null}
      </div>
      {notice}
      {/* One element structure with and without a panel, because a remounted video turns black briefly. */}
      <div className={frameOf({ panel, notice, messages })}>
        <div className={styles.picture}>
          {stage}
          <div className={styles.requests}>{guestRequest}</div>
        </div>
        {panel ? <Drawer panel={panel} /> : null}
        {messages?.panel ? (
          <aside aria-label={copy.messages.label} className={styles.panel({ isOpen: true })}>
            {messages.panel}
          </aside>
        ) : null}
      </div>
    </div>
  );
}

function frameOf({
  panel,
  notice,
  messages,
}: Pick<CallStageProps, 'panel' | 'notice' | 'messages'>): string | undefined {
  if (messages?.panel && messages.isBeforeCall) return styles.splitWaiting;
  if (panel || messages?.panel) return styles.split;
  return notice ? styles.noticed : undefined;
}

function WaitingLines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <p key={line} className={styles.line}>
      {line}
    </p>
  ));
}

/** Renders the panel beside the video; on narrow screens below it, behind a button. */
function Drawer({ panel }: { panel: ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  const id = useId();
  return (
    <div className={styles.drawer}>
      <div className={styles.drawerButton}>
        <Button
          variant="soft"
          width="full"
          leadingIcon={isOpen ? <ChevronDownIcon size={20} /> : <ChevronUpIcon size={20} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          {isOpen ? copy.panel.hide : copy.panel.show}
        </Button>
      </div>
      <aside id={id} aria-label={copy.panel.label} className={styles.panel({ isOpen })}>
        {panel}
      </aside>
    </div>
  );
}
