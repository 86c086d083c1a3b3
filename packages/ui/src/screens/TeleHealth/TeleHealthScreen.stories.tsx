import { expect, fn, screen, within } from 'storybook/test';
import preview from '#ui/preview';
import { DeviceCheck } from '../../patterns/DeviceCheck/index.ts';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { chestPainAdvice, emergencyCall } from '../shared/emergency.fixtures.ts';
import {
  called,
  checkNric,
  inQueue,
  notInQueue,
  questions,
  swollenAnkles,
} from './TeleHealthScreen.fixtures.ts';
import { TeleHealthScreen, type TeleHealthScreenProps } from './TeleHealthScreen.tsx';

const args: TeleHealthScreenProps = {
  emergency: {
    title: 'In an emergency, do not wait here',
    text: 'With chest pain, trouble breathing, weakness on one side or heavy bleeding: call 995.',
    call: emergencyCall,
  },
  queue: ready(notInQueue),
  join: { status: 'idle' },
  checkNric,
  questions,
  draft: { values: null, onEdit: fn() },
  saying: { status: 'idle' },
  sayingReason: { status: 'idle' },
  deviceCheck: <DeviceCheck check={{ status: 'idle' }} onCheck={fn()} />,
  isLeaving: false,
  onRetry: fn(),
  onJoinQueue: fn(),
  onSayLocation: fn(),
  onSayReason: fn(),
  onLeaveQueue: fn(),
};
const meta = preview.meta({ component: TeleHealthScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call 995' })).toHaveAttribute('href', 'tel:995');
    await expect(canvas.getByText('Estimated wait time: 0 to 10 mins')).toBeVisible();
  },
});
export const Prefilled = meta.story({
  args: { initialNric: 'S1234567D' },
  play: async ({ args: { onJoinQueue }, canvas, userEvent }) => {
    await expect(canvas.getByLabelText(/^NRIC or FIN/)).toHaveValue('•••••567D');
    await expect(canvas.queryByDisplayValue(/S1234567D/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'None of these' }));
    await userEvent.selectOptions(canvas.getByLabelText(/^What is the main reason/), 'letter');
    await userEvent.type(canvas.getByLabelText(/^Where are you now\?/), 'At work, level 8');
    await userEvent.click(canvas.getByRole('button', { name: 'Join the queue' }));
    await expect(onJoinQueue).toHaveBeenCalledWith({
      nric: 'S1234567D',
      location: 'At work, level 8',
      reason: {
        redFlags: [],
        topic: 'letter',
        since: null,
        words: '',
        medicinesRight: null,
        allergiesRight: null,
      },
    });
  },
});
export const Joining = meta.story({ args: { join: { status: 'joining' }, initialNric: 'S1234567D' } });
export const NobodyOnline = meta.story({
  tags: ['state'],
  args: { queue: ready({ ...notInQueue, checkedInCount: 0, doctorsOnline: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No doctor is online at the moment/)).toBeVisible();
    await expect(canvas.queryByText(/Estimated wait time/)).not.toBeInTheDocument();
  },
});
export const PatientNotFound = meta.story({
  tags: ['state'],
  args: { join: { status: 'notFound' }, initialNric: 'S1234567D' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Patient not found');
    await expect(canvas.getByRole('link', { name: 'Register with the clinic' })).toHaveAttribute(
      'href',
      '#patientForm',
    );
    await expect(canvas.getByLabelText(/^NRIC or FIN/)).toHaveValue('•••••567D');
  },
});
export const JoinFailed = meta.story({
  tags: ['state'],
  args: { join: { status: 'failed', message: 'Patient Records Not Found' }, initialNric: 'S1234567D' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Patient Records Not Found');
  },
});
export const CorrectsTheLocationInTheQueue = meta.story({
  args: { queue: ready({ ...inQueue, location: 'At home' }), saying: { status: 'said' } },
  play: async ({ args: { onSayLocation }, canvas, userEvent }) => {
    await expect(canvas.getByText('Saved. The doctor of this call will see it.')).toBeVisible();
    const location = canvas.getByLabelText(/^Where are you now\?/);
    await expect(location).toHaveValue('At home');
    await userEvent.clear(location);
    await userEvent.type(location, ' At work, level 8 {Enter}');
    await expect(onSayLocation).toHaveBeenCalledWith('At work, level 8');
  },
});
export const LocationNotSaved = meta.story({
  tags: ['state'],
  args: {
    queue: ready(inQueue),
    saying: { status: 'failed', message: 'Network error. Please try again.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Network error. Please try again.')).toBeVisible();
  },
});
export const InQueue = meta.story({
  tags: ['state'],
  args: { queue: ready(inQueue) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Return to call' })).toHaveAttribute(
      'href',
      '/VideoCall/V1StGXR8Z5jdHi6BmyTt0w',
    );
    await expect(canvas.queryByLabelText(/^NRIC or FIN/)).not.toBeInTheDocument();
  },
});
export const Called = meta.story({
  tags: ['state'],
  args: { queue: ready({ ...called, doctorsOnline: 0 }) },
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
  args: { queue: ready({ ...called, call: { doctor: 'Dr Priya Nair', isDoctorHere: false } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your consultation has begun' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join the call' })).toBeVisible();
  },
});
export const NarrowCalled = meta.story({
  args: { queue: ready(called) },
  globals: { viewport: { value: 'narrow' } },
});
export const Leaving = meta.story({ args: { queue: ready(inQueue), isLeaving: true } });
export const LeaveFailed = meta.story({
  args: { queue: ready(inQueue), leaveError: 'Network error. Please try again.' },
});
export const Loading = meta.story({ args: { queue: loading } });
export const Failed = meta.story({ args: { queue: failed('Network error. Please try again.') } });
export const Forbidden = meta.story({ args: { queue: forbidden } });
export const Narrow = meta.story({
  args: { join: { status: 'notFound' } },
  globals: { viewport: { value: 'narrow' } },
});
export const NarrowInQueue = meta.story({
  args: { queue: ready({ ...inQueue, checkedInCount: 31, waitEstimate: '100 to 110 mins' }) },
  globals: { viewport: { value: 'narrow' } },
});

export const JoinsTheQueue = meta.story({
  play: async ({ args: { onJoinQueue }, canvas, step, userEvent }) => {
    const nric = canvas.getByLabelText(/^NRIC or FIN/);
    const join = canvas.getByRole('button', { name: 'Join the queue' });
    await step('the questions about the visit come first', async () => {
      await userEvent.click(join);
      await expect(canvas.getByRole('checkbox', { name: /^Chest pain/ })).toHaveFocus();
      await expect(canvas.getByText('Choose the main reason.', { selector: 'button' })).toBeVisible();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'None of these' }));
      await userEvent.selectOptions(canvas.getByLabelText(/^What is the main reason/), 'new_problem');
    });
    await step('an empty field says what it needs', async () => {
      await userEvent.click(join);
      await expect(nric).toHaveAccessibleDescription(/Enter your NRIC or FIN\./);
      await expect(nric).toHaveFocus();
    });
    await step('a number of the wrong shape is explained', async () => {
      await userEvent.type(nric, '1234567');
      await userEvent.click(join);
      await expect(nric).toHaveAccessibleDescription(
        /Check the letter and the seven digits: an NRIC or FIN looks like/,
      );
    });
    await step('a slip in the number is explained', async () => {
      await userEvent.clear(nric);
      await userEvent.type(nric, 'S1234567A');
      await userEvent.click(join);
      await expect(nric).toHaveAccessibleDescription(
        /Check the letter and the seven digits: the last letter does not fit this number\./,
      );
      await expect(onJoinQueue).not.toHaveBeenCalled();
    });
    await step('small letters and spaces are accepted', async () => {
      await userEvent.clear(nric);
      await userEvent.type(nric, ' s1234567d ');
      await userEvent.click(join);
      await expect(onJoinQueue).toHaveBeenCalledOnce();
      await expect(onJoinQueue).toHaveBeenCalledWith(
        expect.objectContaining({ nric: 'S1234567D', location: '' }),
      );
    });
  },
});

export const ARedFlagIsAnsweredAtOnce = meta.story({
  tags: ['state'],
  args: { initialNric: 'S1234567D' },
  play: async ({ args: { onJoinQueue }, canvas, step, userEvent }) => {
    const advice = 'Call 995 now. Do not drive yourself.';
    const none = canvas.getByRole('checkbox', { name: 'None of these' });
    await step('“None of these” and a sign exclude each other', async () => {
      await userEvent.click(none);
      await expect(canvas.queryByText(advice)).not.toBeInTheDocument();
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Chest pain/ }));
      await expect(none).not.toBeChecked();
      await userEvent.click(none);
      await expect(canvas.getByRole('checkbox', { name: /^Chest pain/ })).not.toBeChecked();
    });
    await step('a sign is answered below it, with the phone', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Chest pain/ }));
      await expect(canvas.getByRole('alert')).toHaveTextContent(advice);
      await expect(canvas.getAllByRole('link', { name: 'Call 995' })).toHaveLength(2);
    });
    await step('joining stays possible', async () => {
      await userEvent.selectOptions(canvas.getByLabelText(/^What is the main reason/), 'new_problem');
      await userEvent.selectOptions(canvas.getByLabelText(/^When did it begin/), 'today');
      await userEvent.click(canvas.getByRole('button', { name: 'Join the queue' }));
      const reason = { redFlags: ['heart'], topic: 'new_problem', since: 'today' };
      await expect(onJoinQueue).toHaveBeenCalledWith(
        expect.objectContaining({ reason: expect.objectContaining(reason) }),
      );
    });
  },
});
export const WordsAreAnsweredAtOnce = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const words = canvas.getByLabelText(/^In your own words/);
    await userEvent.type(words, 'I have chest pain');
    await expect(canvas.getByRole('alert')).toHaveTextContent('Call 995 now. Do not drive yourself.');
    const typed = expect.objectContaining({ words: 'I have chest pain' });
    await expect(args.draft.onEdit).toHaveBeenLastCalledWith(typed);
    await expect(args.draft.onEdit).not.toHaveBeenCalledWith(
      expect.objectContaining({ nric: expect.anything() }),
    );
    await userEvent.clear(words);
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});
export const KeptDraft = meta.story({
  tags: ['state'],
  args: {
    initialNric: 'S1234567D',
    draft: {
      values: { redFlags: ['none'], topic: 'new_problem', since: 'weeks', words: 'My knee hurts.' },
      onEdit: fn(),
    },
  },
  play: async ({ canvas }) => {
    // A sign may have begun since.
    await expect(canvas.getByRole('checkbox', { name: 'None of these' })).not.toBeChecked();
    await expect(canvas.getByLabelText(/^When did it begin/)).toHaveValue('weeks');
    await expect(canvas.getByLabelText(/^In your own words/)).toHaveValue('My knee hurts.');
  },
});
export const ChangesTheReasonInTheQueue = meta.story({
  tags: ['state'],
  args: { queue: ready({ ...inQueue, reason: swollenAnkles }), sayingReason: { status: 'said' } },
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
export const EmergencyInTheQueue = meta.story({
  tags: ['state'],
  args: {
    queue: ready({
      ...inQueue,
      reason: { ...swollenAnkles, redFlags: ['heart'] },
      advice: chestPainAdvice,
    }),
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
export const NarrowRedFlag = meta.story({
  args: {
    draft: { values: { redFlags: ['heart'], topic: 'new_problem' }, onEdit: fn() },
  },
  globals: { viewport: { value: 'narrow' } },
});

export const LeavesTheQueueAfterAsking = meta.story({
  args: { queue: ready(inQueue) },
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

export const TriesAgain = meta.story({
  args: { queue: failed('Network error. Please try again.') },
  play: async ({ args: { onRetry }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
