import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import preview from '#ui/preview';
import { Banner } from '../Banner/index.ts';
import { personStream, screenStream } from './VideoStage.fixtures.ts';
import { VideoStage, type VideoStageProps } from './VideoStage.tsx';

const doctor = personStream(200);
const patient = personStream(28);
const report = screenStream();

const args: VideoStageProps = {
  remoteStream: doctor,
  localStream: patient,
  remoteName: 'Dr Amelia Koh',
  localName: 'Tan Wei Ling',
  isCameraOn: true,
  isMicrophoneOn: true,
  onToggleCamera: fn(),
  onToggleMicrophone: fn(),
  onEndCall: fn(),
};

const meta = preview.meta({
  component: VideoStage,
  args,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
});

const waiting = (
  <>
    <p>Tan Wei Ling, please wait for the doctor to join</p>
    <p>Do get your ID ready to show for verification.</p>
    <p>There are 4 Patients in queue. Estimated wait time: 10 to 20 mins</p>
  </>
);

const phone = { viewport: { value: 'phone' } };

// The round corners of a playing video are anti-aliased differently in each frame.
export const Default = meta.story({
  tags: ['no-pixels'],
  play: async ({ canvas }) => {
    const remote = canvas.getByLabelText<HTMLVideoElement>('Video of Dr Amelia Koh');
    const own = canvas.getByLabelText<HTMLVideoElement>('Video of Tan Wei Ling (you)');
    await expect(remote.srcObject).toBe(doctor);
    await expect(remote.muted).toBe(false);
    await expect(own.muted).toBe(true);
  },
});

const playThrough = fn(async (_element: HTMLMediaElement, _speakerId: string) => undefined);

export const PlaysThroughTheChosenSpeaker = meta.story({
  tags: ['no-pixels'],
  args: { speakerId: 'headset' },
  beforeEach: () => {
    const { setSinkId } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.setSinkId = function (speakerId) {
      return playThrough(this, speakerId);
    };
    return () => {
      HTMLMediaElement.prototype.setSinkId = setSinkId;
    };
  },
  play: async ({ canvas }) => {
    // The own video plays no sound.
    const remote = canvas.getByLabelText('Video of Dr Amelia Koh');
    await expect(playThrough.mock.calls).toEqual([[remote, 'headset']]);
  },
});

export const DarkOnAnyTheme = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('region', { name: 'Video call with Dr Amelia Koh' });
    await expect(getComputedStyle(stage).colorScheme).toBe('dark');
  },
});

export const Waiting = meta.story({
  tags: ['state'],
  args: { remoteStream: null, remoteName: null, waiting },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Do get your ID ready to show for verification.')).toBeVisible();
  },
});

export const WaitingOnAPhone = meta.story({
  args: { remoteStream: null, remoteName: null, waiting },
  globals: phone,
});

export const EverythingOff = meta.story({
  tags: ['state'],
  args: { isCameraOn: false, isMicrophoneOn: false, hint: 'Please turn on your Video and Microphone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please turn on your Video and Microphone')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Turn on camera' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Turn on microphone' })).toBeVisible();
    await expect(canvas.getByText('Camera is off')).toBeVisible();
  },
});

export const OtherPersonIsOff = meta.story({
  tags: ['state'],
  args: { isRemoteCameraOn: false, isRemoteMicrophoneOn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Camera is off')).toBeVisible();
    await expect(canvas.getByText('Microphone is off')).toBeInTheDocument();
    // The same element plays the voice, so it stays mounted.
    await expect(canvas.getByLabelText('Video of Dr Amelia Koh')).toBeInTheDocument();
  },
});

// Round corners, as above.
export const GoodQuality = meta.story({
  args: { quality: 'good' },
  tags: ['no-pixels', 'state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Call quality: good')).toBeVisible();
  },
});

export const WeakQuality = meta.story({
  tags: ['state'],
  args: { quality: 'weak' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Call quality: weak')).toBeVisible();
  },
});

export const BadQualityOfBoth = meta.story({
  tags: ['state'],
  args: { quality: 'bad', isRemoteCameraOn: false, isRemotePicturePaused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Call quality: bad')).toBeVisible();
    await expect(canvas.getByText(/^No picture, because the connection is weak/)).toBeVisible();
    // A camera that nobody has switched off.
    await expect(canvas.queryByText('Camera is off')).toBeNull();
    await expect(canvas.getByLabelText('Video of Dr Amelia Koh')).toBeInTheDocument();
  },
});

export const QualityBesideTheControlsNarrow = meta.story({
  tags: ['state'],
  args: { quality: 'bad' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    // Its text stays for screen readers, and the icon does not touch the controls.
    const text = canvas.getByText('Call quality: bad');
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1);
    const icon = text.parentElement?.querySelector('svg')?.getBoundingClientRect();
    const endCall = canvas.getByRole('button', { name: 'End call' }).getBoundingClientRect();
    await expect(icon?.left).toBeGreaterThan(endCall.right);
    await expect(icon?.right).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const NothingIsReceived = meta.story({
  tags: ['state'],
  args: { remoteStream: null, isRemoteCameraOn: false, isRemoteMicrophoneOn: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Dr Amelia Koh')).toBeVisible();
    await expect(canvas.getByText('Camera is off')).toBeVisible();
    await expect(canvas.getByText('Microphone is off')).toBeInTheDocument();
  },
});

export const ConnectionIsClosed = meta.story({
  args: { linkHint: 'Reconnecting…' },
  tags: ['no-pixels'],
  play: async ({ canvas, canvasElement }) => {
    const video = canvas.getByLabelText<HTMLVideoElement>('Video of Dr Amelia Koh');
    await waitFor(() => expect(video.videoWidth).toBeGreaterThan(0));
    const last = canvasElement.querySelector('canvas');
    await expect(last).not.toBeVisible();
    doctor.getVideoTracks()[0]?.dispatchEvent(new Event('ended'));
    await expect(last).toBeVisible();
    await expect(last?.width).toBe(1280);
  },
});

export const PoorConnectionAndBanner = meta.story({
  args: { linkHint: 'Reconnecting…', banner: <Banner tone="warning">The call has ended.</Banner> },
});

export const LongNamesNarrow = meta.story({
  args: {
    remoteName: 'Associate Professor Thirunavukkarasu Venkatasubramanian',
    localName: 'Muhammad Faris bin Abdullah Rahman',
    isRemoteMicrophoneOn: false,
    isMicrophoneOn: false,
    hint: 'Please turn on your Microphone',
  },
  globals: { viewport: { value: 'narrow' } },
});

export const ControlsAreRoundAndSayWhatTheyDo = meta.story({
  play: async ({ args: props, canvas, userEvent }) => {
    const endCall = canvas.getByRole('button', { name: 'End call' });
    await expect(endCall).toHaveStyle({ width: '48px', height: '48px' });
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off camera' }));
    await expect(props.onToggleCamera).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off microphone' }));
    await expect(props.onToggleMicrophone).toHaveBeenCalledOnce();
    await userEvent.click(endCall);
    await expect(props.onEndCall).toHaveBeenCalledOnce();
  },
});

export const MessagesHaveACount = meta.story({
  tags: ['state'],
  args: { messages: { unread: 3, isOpen: false }, onToggleMessages: fn() },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ args: { onToggleMessages }, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Messages, 3 new' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(onToggleMessages).toHaveBeenCalledOnce();
  },
});

const canShare = { isOn: false, isPossible: true };

export const ScreenOfTheOther = meta.story({
  tags: ['state', 'no-pixels'],
  args: { remoteScreen: report, sharing: canShare },
  play: async ({ canvas }) => {
    const screen = canvas.getByLabelText<HTMLVideoElement>('Screen of Dr Amelia Koh');
    await expect(screen.srcObject).toBe(report);
    const [name] = canvas.getAllByText('Screen of Dr Amelia Koh');
    await expect(name?.closest('[role=status]')).toBeVisible();
    // The picture that plays the voice is small, and nothing covers the screen.
    const picture = canvas.getByLabelText('Video of Dr Amelia Koh').getBoundingClientRect();
    const own = canvas.getByLabelText('Video of Tan Wei Ling (you)').getBoundingClientRect();
    const area = screen.getBoundingClientRect();
    await expect(area.width).toBeGreaterThan(3 * picture.width);
    await expect(Math.min(picture.left, own.left)).toBeGreaterThanOrEqual(area.right);
    await expect(picture.bottom).toBeLessThan(own.top);
  },
});

export const ScreenOfTheOtherNarrow = meta.story({
  tags: ['state', 'no-pixels'],
  args: {
    remoteScreen: report,
    isRemoteCameraOn: false,
    quality: 'good',
    messages: { unread: 1, isOpen: false },
    sharing: canShare,
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const area = canvas.getByLabelText('Screen of Dr Amelia Koh').getBoundingClientRect();
    const own = canvas.getByLabelText('Video of Tan Wei Ling (you)').getBoundingClientRect();
    await expect(own.top).toBeGreaterThanOrEqual(area.bottom);
    await expect(canvas.getByText('Camera is off')).toBeInTheDocument();
    // Five buttons leave room for the mark of the quality.
    const icon = canvas.getByText('Call quality: good').parentElement?.querySelector('svg');
    const endCall = canvas.getByRole('button', { name: 'End call' }).getBoundingClientRect();
    await expect(icon?.getBoundingClientRect().left).toBeGreaterThan(endCall.right);
  },
});

export const SharesTheOwnScreen = meta.story({
  tags: ['state'],
  args: { sharing: { isOn: true, isPossible: true }, onToggleScreen: fn() },
  play: async ({ args: { onToggleScreen }, canvas, userEvent }) => {
    await expect(canvas.getByText('You are sharing your screen')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop sharing your screen' }));
    await expect(onToggleScreen).toHaveBeenCalledOnce();
  },
});

export const NobodyWouldSeeTheScreen = meta.story({
  tags: ['state'],
  args: { remoteStream: null, waiting, sharing: { isOn: false, isPossible: false }, onToggleScreen: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Share your screen' })).toBeDisabled();
  },
});

export const SelfViewStaysPutOnWideScreens = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Move your video/ })).toBeNull();
  },
});

export const SelfViewIsDraggedWithinTheStage = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    const mover = canvas.getByRole('button', { name: /Move your video/ });
    const start = mover.getBoundingClientRect();
    const pointer = { pointerId: 1, clientX: start.left + 20, clientY: start.top + 20 };
    await fireEvent.pointerDown(mover, pointer);
    await fireEvent.pointerMove(mover, {
      ...pointer,
      clientX: pointer.clientX - 60,
      clientY: pointer.clientY - 90,
    });
    const moved = mover.getBoundingClientRect();
    await expect([moved.left - start.left, moved.top - start.top]).toEqual([-60, -90]);
    await fireEvent.pointerMove(mover, { ...pointer, clientX: -900, clientY: -900 });
    await fireEvent.pointerUp(mover, pointer);
    const stage = canvas.getByRole('region').getBoundingClientRect();
    const corner = mover.getBoundingClientRect();
    await expect(corner.left).toBeGreaterThanOrEqual(stage.left);
    await expect(corner.top).toBeGreaterThanOrEqual(stage.top);
  },
});

export const SelfViewMovesWithArrowKeysAndTaps = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const mover = canvas.getByRole('button', { name: /Move your video/ });
    const start = mover.getBoundingClientRect();
    mover.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    const moved = mover.getBoundingClientRect();
    await expect([moved.left - start.left, moved.top - start.top]).toEqual([-24, -24]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(mover.getBoundingClientRect().left).toBeLessThan(start.left - 100));
  },
});
