import { keepScreenOn } from '@vitalane/flows/browser';
import {
  type CallIntent,
  type CallRole,
  type CallSnapshot,
  type CallStatus,
  connectCall,
  isTalking,
  type QueueFact,
} from '@vitalane/flows/call';
import { loading, RemoteView } from '@vitalane/ui';
import { callMessages } from '@vitalane/ui/messages';
import { type ConsultationTab, VideoCallScreen } from '@vitalane/ui/screens/VideoCall';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { invalidate } from '../../api/changes.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { pathTo } from '../../lib/paths.ts';
import { useFlow } from '../../lib/useFlow.ts';
import { media } from '../../shared/devices/media.ts';
import { devicesIn, useDeviceReport } from '../../shared/devices/useDeviceReport.ts';
import { useCallMessages } from '../../shared/visit-messages/useCallMessages.ts';
import { callRecords } from './call.ts';
import { liveConsultationCallMachine } from './consultationCall.ts';
import { useCallPhase } from './useCallPhase.ts';

/** Loaded with the first connection: until then, nothing is lost by leaving. */
const LeaveCallQuestion = lazyPart(async () => (await import('./LeaveCallQuestion.tsx')).LeaveCallQuestion);

/** Loaded when the user opens them. */
const CallMessages = lazyPart(
  async () => (await import('../../shared/visit-messages/lateParts.ts')).CallMessages,
);

/** Loaded when the user opens it. */
const CallDevices = lazyPart(async () => (await import('../../shared/devices/lateParts.ts')).CallDevices);

/** Stands for a part that is loading. */
export const placeholder = <RemoteView value={loading}>{() => null}</RemoteView>;

/** Room, role and name of a participant. */
export interface CallPerson {
  roomId: string;
  role: NonNullable<CallRole>;
  /** `null` until the name has loaded, which shows the overlay. */
  selfName: string | null;
}

/** What the panel of a doctor shows of the call. */
export interface CallPanelParts {
  status: CallStatus;
  /** Consultation of the call, also after the queue has dropped it. */
  consultationUuid: string | undefined;
  messages: ReactNode;
  unreadMessages: number;
  /** Open tab; `undefined` for the first one. */
  selectedTab: ConsultationTab | undefined;
  onSelectTab: (tab: ConsultationTab) => void;
}

/** Props of `RoomCall`. */
export interface RoomCallProps extends CallPerson {
  queue: QueueFact | null;
  /** Name of the other participant, when another source than the room has it. */
  remoteName?: string;
  /** False until the patient's place has loaded: the screen must not ask patients to join a queue that they may be in. */
  isQueueKnown: boolean;
  /** Notice while the other participant is awaited, such as the advice of an emergency. */
  waitingNotice?: ReactNode;
  /** Request of a guest to join the doctor's call. */
  guestRequest?: ReactNode;
  /** Panel of a doctor, who has the messages in it. */
  panel?: (parts: CallPanelParts) => ReactNode;
  /** Consultation in this room. Absent in a call with a guest. */
  consultationUuid?: string;
  /** Whether the doctor has not opened the consultation yet. */
  isBeforeCall?: boolean;
  /** Whether to report to the doctors' queue which devices this browser could open. */
  reportsDevices?: boolean;
}

/** Runs the call of a room and shows it. Leaving the page releases camera and microphone. */
export function RoomCall({
  roomId,
  role,
  selfName,
  remoteName,
  queue,
  isQueueKnown,
  guestRequest,
  panel,
  isBeforeCall = false,
  ...rest
}: RoomCallProps) {
  const input = () => ({ roomId, role, saved: callRecords.load(roomId) });
  const connect = useCallback(
    (snapshot: CallSnapshot, send: (intent: CallIntent) => void) =>
      connectCall(snapshot, send, { hasProfile: isQueueKnown, queue }),
    [queue, isQueueKnown],
  );
  const { view, snapshot } = useFlow(liveConsultationCallMachine, input, connect, callMessages);
  // Leaving the page without ending the call turns off the camera and keeps the place in the queue.
  useEffect(() => () => media.releaseAll(), []);
  useEffect(() => keepScreenOn(), []);
  const isOver = view.status === 'ended';
  // The socket leaves the room before the push about the place arrives: the banner would call the patient again.
  useEffect(() => {
    if (isOver) void invalidate('ownPlace');
  }, [isOver]);
  const phase = useCallPhase(view);
  useDeviceReport(rest.reportsDevices ? devicesIn(phase) : null);
  // The queue may drop a consultation that has just ended; the panel still needs its id for the note and the messages.
  const [consultationUuid, setConsultationUuid] = useState(rest.consultationUuid);
  if (rest.consultationUuid && rest.consultationUuid !== consultationUuid)
    setConsultationUuid(rest.consultationUuid);
  const leaveHref = pathTo({ to: role === 'ROLE_USER' ? 'consultations' : 'desk' });
  const [isChoosingDevices, setChoosingDevices] = useState(false);
  const isOtherHere = view.status !== 'waiting';
  const otherName = remoteName ?? snapshot.context.remoteEmail;
  const { onRead, ...news } = useCallMessages(consultationUuid);
  const [tab, setTab] = useState<ConsultationTab>();
  const [isWriting, setWriting] = useState(false);
  const isReading = tab === 'messages';
  const messages = consultationUuid ? (
    <Suspense fallback={placeholder}>
      <CallMessages
        consultation={consultationUuid}
        otherName={otherName}
        isOtherHere={isOtherHere}
        isFocused={isWriting}
        isBeforeCall={isBeforeCall}
        onRead={onRead}
      />
    </Suspense>
  ) : null;
  return (
    <>
      {isTalking(view.status) ? (
        <Suspense fallback={null}>
          <LeaveCallQuestion fallback={leaveHref} />
        </Suspense>
      ) : null}
      <VideoCallScreen
        {...view}
        selfName={selfName}
        remoteName={otherName}
        call={phase}
        notice={view.status === 'waiting' ? rest.waitingNotice : null}
        guestRequest={guestRequest}
        onOpenDevices={() => setChoosingDevices(true)}
        messages={
          messages
            ? { ...news, isBeforeCall, isOpen: isReading, panel: !panel && isReading ? messages : undefined }
            : undefined
        }
        onToggleMessages={() => {
          setWriting(true);
          // A doctor's panel always has an open tab.
          setTab(!panel && isReading ? undefined : 'messages');
        }}
        panel={panel?.({
          status: view.status,
          consultationUuid,
          messages,
          unreadMessages: news.unread,
          selectedTab: tab,
          onSelectTab: (next) => {
            setWriting(false);
            setTab(next);
          },
        })}
        leaveHref={leaveHref}
      />
      {isChoosingDevices ? (
        <Suspense fallback={null}>
          <CallDevices phase={phase} onClose={() => setChoosingDevices(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
