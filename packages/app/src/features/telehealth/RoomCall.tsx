import { keepScreenOn } from '@vitalane/flows/browser';
import {
  type CallIntent,
  type CallRole,
  type CallSnapshot,
  connectCall,
  type QueueFact,
} from '@vitalane/flows/call';
import { loading, RemoteView } from '@vitalane/ui';
import { callMessages } from '@vitalane/ui/messages';
import { VideoCallScreen } from '@vitalane/ui/screens/VideoCall';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { invalidate } from '../../api/changes.ts';
import { lazyPart } from '../../lib/lazyPart.ts';
import { pathTo } from '../../lib/paths.ts';
import { useFlow } from '../../lib/useFlow.ts';
import { media } from '../../shared/devices/media.ts';
import { devicesIn, useDeviceReport } from '../../shared/devices/useDeviceReport.ts';
import { callRecords } from './call.ts';
import { liveConsultationCallMachine } from './consultationCall.ts';
import { LeaveCallQuestion } from './LeaveCallQuestion.tsx';
import { useCallPhase } from './useCallPhase.ts';
import { usePictureFirst } from './usePictureFirst.ts';

/** Loaded lazily: only doctors have it, and after the first frame. */
const CallPanel = lazyPart(async () => (await import('./CallPanel.tsx')).CallPanel);

/** Loaded when the user opens it. */
const CallDevices = lazyPart(async () => (await import('../../shared/devices/lateParts.ts')).CallDevices);

const placeholder = <RemoteView value={loading}>{() => null}</RemoteView>;

/** Room, role and name of a participant. */
export interface CallPerson {
  roomId: string;
  role: NonNullable<CallRole>;
  /** `null` until the name has loaded, which shows the overlay. */
  selfName: string | null;
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
  /** Panel of a call with a guest, by whether the guest is here. */
  guestPanel?: (isHere: boolean) => ReactNode;
  /** Consultation of the doctor in this room. Absent until it has loaded, and in a call with a guest. */
  consultationUuid?: string;
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
  guestPanel,
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
  // The queue may drop a consultation that has just ended; the panel still needs its id for the note.
  const [consultationUuid, setConsultationUuid] = useState(rest.consultationUuid);
  if (rest.consultationUuid && rest.consultationUuid !== consultationUuid)
    setConsultationUuid(rest.consultationUuid);
  const leaveHref = pathTo({ to: role === 'ROLE_USER' ? 'consultations' : 'desk' });
  const [isChoosingDevices, setChoosingDevices] = useState(false);
  const isPictureFirst = usePictureFirst(view.status);
  const isPatientHere = view.status !== 'waiting';
  return (
    <>
      <LeaveCallQuestion status={view.status} fallback={leaveHref} />
      <VideoCallScreen
        {...view}
        selfName={selfName}
        remoteName={remoteName ?? snapshot.context.remoteEmail}
        call={phase}
        notice={view.status === 'waiting' ? rest.waitingNotice : null}
        guestRequest={guestRequest}
        onOpenDevices={() => setChoosingDevices(true)}
        panel={
          consultationUuid ? (
            <Suspense fallback={placeholder}>
              {isPictureFirst ? (
                <CallPanel consultationUuid={consultationUuid} isPatientHere={isPatientHere} />
              ) : (
                placeholder
              )}
            </Suspense>
          ) : (
            guestPanel?.(isPatientHere)
          )
        }
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
