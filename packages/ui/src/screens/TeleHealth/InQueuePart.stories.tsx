import { expect, fn, screen, within } from 'storybook/test';
import preview from '#ui/preview';
import { DeviceCheck } from '../../patterns/DeviceCheck/index.ts';
import { failed, ready } from '../../patterns/RemoteView/index.ts';
import { askedConsent } from '../shared/consultation/VideoConsent.fixtures.ts';
import { VisitFilesCard } from '../shared/consultation/VisitFilesCard.tsx';
import { fileThread } from '../shared/consultation/VisitMessages.fixtures.ts';
import { chestPainAdvice } from '../shared/emergency.fixtures.ts';
import { InQueuePart, type InQueuePartProps } from './InQueuePart.tsx';
import { PushOffer } from './PushOffer.tsx';
import {
  called,
  checkNric,
  emergency,
  inQueue,
  questions,
  swollenAnkles,
} from './TeleHealthScreen.fixtures.ts';
import { TeleHealthScreen } from './TeleHealthScreen.tsx';

const pushActions = { onTurnOn: fn(), onTurnOff: fn() };
const fileActions = { onAdd: fn(), onOpenFile: fn(), onDiscard: fn(), onRetry: fn() };
const args: InQueuePartProps = {
  place: inQueue,
  questions,
  saying: { status: 'idle' },
  sayingReason: { status: 'idle' },
  consenting: { status: 'idle' },
  timeZone: 'Asia/Singapore',
  pushOffer: <PushOffer channel={{ status: 'off', isChanging: false }} {...pushActions} />,
  deviceCheck: <DeviceCheck check={{ status: 'idle' }} onCheck={fn()} />,
  isLeaving: false,
  onSayLocation: fn(),
  onSayReason: fn(),
  onConsent: fn(),
  onLeaveQueue: fn(),
};
const meta = preview.meta({
  component: InQueuePart,
  args,
  parameters: { layout: 'fullscreen' },
  render: (props: InQueuePartProps) => (
    <TeleHealthScreen
      emergency={emergency}
      queue={ready(props.place)}
      join={{ status: 'idle' }}
      checkNric={checkNric}
      questions={questions}
      draft={{ values: null, onEdit: fn() }}
      timeZone={props.timeZone}
      inQueue={<InQueuePart {...props} />}
      onRetry={fn()}
      onJoinQueue={fn()}
    />
  ),
});

export const Ready = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the waiting room' })).toHaveAttribute(
      'href',
      '/VideoCall/V1StGXR8Z5jdHi6BmyTt0w',
    );
    await expect(canvas.queryByLabelText(/^NRIC or FIN/)).not.toBeInTheDocument();
  },
});
export const CorrectsTheLocation = meta.story({
  args: { place: { ...inQueue, location: 'At home' }, saying: { status: 'said' } },
  play: async ({ args: { onSayLocation }, canvas, userEvent }) => {
    await expect(canvas.getByText('Saved. The doctor of this call will see it.')).toBeVisible();
    const location = canvas.getByLabelText(/^Where are you now\?/);
    await expect(location).toHaveValue('At home');
    await userEvent.clear(location);
    await userEvent.type(location, ' At work, level 8 {Enter}');
    await expect(onSayLocation).toHaveBeenCalledWith('At work, level 8');
  },
});
export const OffersMessages = meta.story({
  tags: ['state'],
  args: {
    pushOffer: (
      <PushOffer
        channel={{ status: 'off', isChanging: false, message: 'Network error. Please try again.' }}
        {...pushActions}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^Get a message on this device when the doctor is ready/)).toBeVisible();
    await expect(canvas.getByText('Network error. Please try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on messages' }));
    await expect(pushActions.onTurnOn).toHaveBeenCalled();
  },
});
export const MessagesOn = meta.story({
  tags: ['state'],
  args: { pushOffer: <PushOffer channel={{ status: 'on', isChanging: false }} {...pushActions} /> },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/^This device shows a message when the doctor is ready/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off messages' }));
    await expect(pushActions.onTurnOff).toHaveBeenCalled();
  },
});
export const MessagesBlocked = meta.story({
  tags: ['state'],
  args: { pushOffer: <PushOffer channel={{ status: 'blocked', isChanging: false }} {...pushActions} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your browser blocks notifications/)).toBeVisible();
  },
});
export const MessagesUnsupported = meta.story({
  tags: ['state'],
  args: { pushOffer: <PushOffer channel={{ status: 'unsupported', isChanging: false }} {...pushActions} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This browser cannot show messages/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /messages/ })).not.toBeInTheDocument();
  },
});
export const LocationNotSaved = meta.story({
  tags: ['state'],
  args: {
    saying: { status: 'failed', message: 'Network error. Please try again.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Network error. Please try again.')).toBeVisible();
  },
});
export const Called = meta.story({
  tags: ['state'],
  args: { place: { ...called, doctorsOnline: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The doctor is ready for you' })).toBeVisible();
    await expect(canvas.getByText('Dr Priya Nair is in the call and waits for you.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join the call' })).toHaveAttribute(
      'href',
      '/VideoCall/V1StGXR8Z5jdHi6BmyTt0w',
    );
    await expect(canvas.queryByText(/No doctor is online/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Leave the queue' })).not.toBeInTheDocument();
  },
});
export const DoctorAway = meta.story({
  tags: ['state'],
  args: { place: { ...called, call: { doctor: 'Dr Priya Nair', isDoctorHere: false } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your consultation has begun' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join the call' })).toBeVisible();
  },
});
export const NarrowCalled = meta.story({
  args: { place: called },
  globals: { viewport: { value: 'narrow' } },
});
export const Leaving = meta.story({ args: { isLeaving: true } });
export const LeaveFailed = meta.story({
  args: { leaveError: 'Network error. Please try again.' },
});
export const Narrow = meta.story({
  args: { place: { ...inQueue, checkedInCount: 31, waitEstimate: '100 to 110 mins' } },
  globals: { viewport: { value: 'narrow' } },
});
export const ChangesTheReason = meta.story({
  tags: ['state'],
  args: { place: { ...inQueue, reason: swollenAnkles }, sayingReason: { status: 'said' } },
  play: async ({ args: { onSayReason }, canvas, userEvent }) => {
    await expect(canvas.getByText('My ankles are swollen in the evening.')).toBeVisible();
    await expect(canvas.getByText('Saved. The doctor can see it.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change it' }));
    await expect(canvas.getByRole('checkbox', { name: /^Chest pain/ })).toHaveFocus();
    const words = canvas.getByLabelText(/^In your own words/);
    await expect(words).toHaveValue('My ankles are swollen in the evening.');
    await userEvent.type(words, ' Since Monday.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save for the doctor' }));
    await expect(onSayReason).toHaveBeenCalledWith({
      ...swollenAnkles,
      words: 'My ankles are swollen in the evening. Since Monday.',
    });
  },
});
export const Emergency = meta.story({
  tags: ['state'],
  args: {
    place: {
      ...inQueue,
      reason: { ...swollenAnkles, redFlags: ['heart'] },
      advice: chestPainAdvice,
    },
    sayingReason: { status: 'failed', message: 'Network error. Please try again.' },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Call 995 now. Do not drive yourself.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change it' }));
    await expect(canvas.getByText('Network error. Please try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByRole('button', { name: 'Change it' })).toHaveFocus();
    await expect(canvas.getByText('Chest pain, pressure or tightness')).toBeVisible();
  },
});
export const AsksForConsent = meta.story({
  tags: ['state'],
  args: {
    place: { ...inQueue, consent: askedConsent },
    consenting: { status: 'failed', message: 'Network error. Please try again.' },
  },
  play: async ({ args: { onConsent }, canvas, userEvent }) => {
    await expect(canvas.getByText('The call is not recorded.')).toBeVisible();
    await expect(canvas.getByText('Network error. Please try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'I agree' }));
    await expect(onConsent).toHaveBeenCalledOnce();
  },
});
export const NarrowConsent = meta.story({
  args: { place: { ...inQueue, consent: askedConsent } },
  globals: { viewport: { value: 'narrow' } },
});
export const SendsFiles = meta.story({
  tags: ['state'],
  args: { files: <VisitFilesCard thread={ready(fileThread)} {...fileActions} /> },
  play: async ({ canvas, userEvent }) => {
    const { getByRole, getByText } = within(canvas.getByRole('list', { name: 'Photos and documents' }));
    await userEvent.click(getByRole('button', { name: 'Open ankle.jpg' }));
    await expect(fileActions.onOpenFile).toHaveBeenCalledWith('m2');
    await expect(getByText('Kept on this device. It is sent when the connection is back.')).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Discard “scan.png”' }));
    await expect(fileActions.onDiscard).toHaveBeenCalledWith('u3');
    await userEvent.click(canvas.getByRole('button', { name: 'Add a photo or document' }));
    await expect(fileActions.onAdd).toHaveBeenCalled();
  },
});
export const NarrowFiles = meta.story({
  args: { files: <VisitFilesCard thread={ready(fileThread)} {...fileActions} /> },
  globals: { viewport: { value: 'narrow' } },
});
export const NoFiles = meta.story({
  args: { files: <VisitFilesCard thread={ready({ stored: [], unsent: [] })} {...fileActions} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list', { name: 'Photos and documents' })).not.toBeInTheDocument();
    await expect(canvas.getByText(/^A photo of what you want to show/)).toBeVisible();
  },
});
export const FilesFailed = meta.story({
  args: { files: <VisitFilesCard thread={failed('Network error. Please try again.')} {...fileActions} /> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(fileActions.onRetry).toHaveBeenCalled();
  },
});
export const LeavesTheQueueAfterAsking = meta.story({
  play: async ({ args: { onLeaveQueue }, canvas, step, userEvent }) => {
    await step('staying changes nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave the queue' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Stay in the queue' }));
      await expect(onLeaveQueue).not.toHaveBeenCalled();
    });
    await step('confirming gives up the place', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave the queue' }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Leave the queue?' }));
      await userEvent.click(question.getByRole('button', { name: 'Leave the queue' }));
      await expect(onLeaveQueue).toHaveBeenCalledOnce();
    });
  },
});
