import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { callAdviceMessages } from '../../messages/index.ts';
import { personStream } from '../../patterns/VideoStage/VideoStage.fixtures.ts';
import { EmergencyCard } from '../shared/consultation/EmergencyCard.tsx';
import { chestPainAdvice } from '../shared/emergency.fixtures.ts';
import { UrgentAdvice } from '../shared/UrgentAdvice.tsx';
import { GuestRequest } from './GuestRequest.tsx';
import { cameraFault, microphoneFault, patientWaiting } from './VideoCallScreen.fixtures.ts';
import { VideoCallScreen, type VideoCallScreenProps } from './VideoCallScreen.tsx';
import type { ActiveCall } from './VideoCallScreen.types.ts';

const args: VideoCallScreenProps = {
  selfName: 'Tan Mei Ling',
  remoteName: null,
  call: patientWaiting,
  leaveHref: '/Consultation',
  onToggleCamera: fn(),
  onToggleMicrophone: fn(),
  onOpenDevices: fn(),
  onEndCall: fn(),
  onRetryMedia: fn(),
  onContinueWithoutMedia: fn(),
};
/** Returns the render function of a patient who sees the doctor. */
function inTheCall(part: Partial<ActiveCall>) {
  return (props: VideoCallScreenProps) => (
    <VideoCallScreen
      {...props}
      remoteName="Dr Priya Nair"
      call={{
        ...patientWaiting,
        localStream: personStream(190),
        remoteStream: personStream(30),
        ...part,
      }}
    />
  );
}

const meta = preview.meta({ component: VideoCallScreen, args, parameters: { layout: 'fullscreen' } });

const waitingLinesOf = (...waitingLines: string[]) => ({ ...patientWaiting, waitingLines });

export const Ready = meta.story({
  render: (props) => (
    <VideoCallScreen
      {...props}
      remoteName="Dr Priya Nair"
      call={{ ...patientWaiting, localStream: personStream(190), remoteStream: personStream(30) }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('... please wait for the doctor to join')).not.toBeInTheDocument();
    await expect(canvas.getByText('Dr Priya Nair')).toBeVisible();
  },
});
export const WaitingWithASignOfAnEmergency = meta.story({
  tags: ['state'],
  args: { notice: <UrgentAdvice {...chestPainAdvice} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Call 995 now. Do not drive yourself.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 995' })).toHaveAttribute('href', 'tel:995');
  },
});
export const PatientWaiting = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Consultation' })).toBeVisible();
    await expect(canvas.getByText('... please wait for the doctor to join')).toBeVisible();
    await expect(canvas.getByText('Do get your ID ready to show for verification.')).toBeVisible();
    await expect(
      canvas.getByText('There are 5 Patients in queue. Estimated wait time: 10 to 20 mins'),
    ).toBeVisible();
  },
});
export const SendsFilesBeforeTheCall = meta.story({
  tags: ['state'],
  args: { messages: { unread: 0, newest: null, isOpen: false, isBeforeCall: true }, onToggleMessages: fn() },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args: { onToggleMessages }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add photos or documents' }));
    await expect(onToggleMessages).toHaveBeenCalledOnce();
  },
});
export const PatientNotInQueue = meta.story({
  tags: ['state'],
  args: { call: waitingLinesOf('Please join the queue first') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please join the queue first')).toBeVisible();
  },
});
export const DoctorWaiting = meta.story({
  tags: ['state'],
  args: { selfName: 'Dr Priya Nair', call: waitingLinesOf('User not joined'), leaveHref: '/DoctorPage' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('User not joined')).toBeVisible();
  },
});
export const ChoosesDevices = meta.story({
  render: inTheCall({}),
  play: async ({ args: { onOpenDevices }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Camera and sound' }));
    await expect(onOpenDevices).toHaveBeenCalledOnce();
  },
});
const weakAdvice = callAdviceMessages['smaller-picture'];

export const WeakConnection = meta.story({
  render: inTheCall({ quality: 'weak', advice: weakAdvice }),
  play: async ({ canvas, userEvent }) => {
    const advice = canvas.getByText(weakAdvice);
    // Polite: it does not interrupt the conversation.
    await expect(advice.closest('[role="status"]')).not.toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText(weakAdvice)).toBeNull();
    await expect(canvas.getByText('Call quality: weak')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});
export const BadConnectionNarrow = meta.story({
  tags: ['state'],
  globals: { viewport: { value: 'narrow' } },
  render: inTheCall({
    isRemoteCameraOn: false,
    isRemotePicturePaused: true,
    quality: 'bad',
    advice: callAdviceMessages['no-picture'],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(callAdviceMessages['no-picture'])).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
export const BusyDevice = meta.story({
  tags: ['state'],
  render: inTheCall({ quality: 'weak', advice: callAdviceMessages['busy-device'] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(callAdviceMessages['busy-device'])).toBeVisible();
  },
});
const advices = [callAdviceMessages['smaller-picture'], callAdviceMessages['no-picture']];

/** A connection that gets worse and better again, with each press. */
function ChangingConnection(props: VideoCallScreenProps) {
  const [times, setTimes] = useState(0);
  return (
    <>
      {inTheCall({ quality: 'weak', advice: advices[times % advices.length] ?? '' })(props)}
      <button type="button" onClick={() => setTimes(times + 1)}>
        Change
      </button>
    </>
  );
}
export const DismissedAdviceStaysAway = meta.story({
  render: (props) => <ChangingConnection {...props} />,
  tags: ['no-pixels'],
  play: async ({ canvas, userEvent }) => {
    for (const advice of advices) {
      await expect(canvas.getByText(advice)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    }
    await expect(canvas.getByText('Call quality: weak')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull();
  },
});
export const WithAGuest = meta.story({
  tags: ['state'],
  render: (props) => (
    <VideoCallScreen
      {...props}
      selfName="Dr Priya Nair"
      remoteName="Lim Wei Jie"
      call={{ ...patientWaiting, localStream: personStream(30), remoteStream: personStream(190) }}
      panel={<EmergencyCard location="At work, 12 Marina View, level 8" address={null} phone={null} />}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('complementary', { name: 'About the patient' })).toHaveTextContent(
      'At work, 12 Marina View, level 8',
    );
  },
});
export const GuestKnocks = meta.story({
  tags: ['state'],
  render: (props) => (
    <VideoCallScreen
      {...props}
      guestRequest={
        <GuestRequest
          guests={['Ann Lim', 'Wei Lee'].map((name) => ({ id: name, name }))}
          onAdmit={fn()}
          onRefuse={fn()}
        />
      }
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /Ann Lim/ })[0]).toBeVisible();
    const { bottom } = canvas.getByRole('button', { name: 'End call' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
export const HeldSideways = meta.story({
  tags: ['state'],
  globals: { viewport: { value: 'sideways' } },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button', { name: 'End call' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
export const EverythingOff = meta.story({
  tags: ['state'],
  args: {
    call: {
      ...patientWaiting,
      isCameraOn: false,
      isMicrophoneOn: false,
      hint: 'Please turn on your Video and Microphone',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please turn on your Video and Microphone')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Turn on camera' })).toBeVisible();
  },
});
export const MicrophoneOff = meta.story({
  args: { call: { ...patientWaiting, isMicrophoneOn: false, hint: 'Please turn on your Microphone' } },
});
export const CameraOff = meta.story({
  args: { call: { ...patientWaiting, isCameraOn: false, hint: 'Please turn on your video' } },
});
export const CameraLostInTheCall = meta.story({
  args: {
    call: {
      ...patientWaiting,
      isCameraOn: false,
      mediaMessage: 'Failed to access camera. Please ensure it is connected and try again.',
      connectionHint: 'Reconnecting…',
    },
  },
});
export const Preparing = meta.story({
  tags: ['state'],
  args: { call: { status: 'preparing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Opening your camera and microphone');
  },
});
export const ProfileMissing = meta.story({
  tags: ['state'],
  args: { selfName: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.queryByText('... please wait for the doctor to join')).not.toBeInTheDocument();
  },
});
export const CameraRefused = meta.story({
  tags: ['state'],
  args: { call: { status: 'mediaFailed', fault: cameraFault } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Your browser does not let this page use the camera and the microphone.'),
    ).toBeVisible();
    await expect(
      canvas.getByText('Your browser does not let this page use the camera and the microphone.'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'Leave the consultation' })).toHaveAttribute(
      'href',
      '/Consultation',
    );
  },
});
export const MicrophoneBusy = meta.story({
  tags: ['state'],
  args: { call: { status: 'mediaFailed', fault: microphoneFault } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Failed to access microphone. Please ensure it is connected and try again.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Continue without/ })).not.toBeInTheDocument();
  },
});
export const Ended = meta.story({
  tags: ['state'],
  args: { call: { status: 'ended', message: 'Call has ended. Thank you!' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Call has ended. Thank you!')).toBeVisible();
  },
});
export const Narrow = meta.story({
  args: { call: { ...patientWaiting, isMicrophoneOn: false, hint: 'Please turn on your Microphone' } },
  globals: { viewport: { value: 'narrow' } },
});
export const NarrowFault = meta.story({
  args: { call: { status: 'mediaFailed', fault: cameraFault } },
  globals: { viewport: { value: 'narrow' } },
});

export const ControlsTheCall = meta.story({
  play: async ({ args: intents, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off camera' }));
    await expect(intents.onToggleCamera).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off microphone' }));
    await expect(intents.onToggleMicrophone).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'End call' }));
    await expect(intents.onEndCall).toHaveBeenCalledOnce();
  },
});

export const TriesAgainOrGoesOnWithoutCamera = meta.story({
  args: { call: { status: 'mediaFailed', fault: cameraFault } },
  play: async ({ args: { onRetryMedia, onContinueWithoutMedia }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetryMedia).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue without camera' }));
    await expect(onContinueWithoutMedia).toHaveBeenCalledOnce();
  },
});

export const NewMessages = meta.story({
  tags: ['state'],
  args: {
    messages: {
      unread: 2,
      newest: { id: 'm2', text: 'Amlodipine 5 mg, one tablet each morning.' },
      isOpen: false,
    },
    onToggleMessages: fn(),
  },
  render: inTheCall({}),
  play: async ({ args: { onToggleMessages }, canvas, userEvent }) => {
    await expect(canvas.getByText('Message from Dr Priya Nair')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText('Amlodipine 5 mg, one tablet each morning.')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Messages, 2 new' }));
    await expect(onToggleMessages).toHaveBeenCalledOnce();
  },
});
export const LongNewMessageNarrow = meta.story({
  args: {
    messages: {
      unread: 12,
      newest: {
        id: 'm2',
        text: 'Please measure twice a day for a week, before breakfast and before bed. '.repeat(9),
      },
      isOpen: false,
    },
  },
  globals: { viewport: { value: 'narrow' } },
  render: inTheCall({ quality: 'bad' }),
  play: async ({ canvas }) => {
    // Three lines: the picture stays in view.
    await expect(canvas.getByText(/^Please measure/).getBoundingClientRect().height).toBeLessThan(90);
    const end = canvas.getByRole('button', { name: 'End call' }).getBoundingClientRect();
    await expect(end.right).toBeLessThanOrEqual(window.innerWidth);
  },
});
