import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { PushOffer } from './PushOffer.tsx';
import { checkNric, emergency, notInQueue, questions, returning } from './TeleHealthScreen.fixtures.ts';
import { TeleHealthScreen, type TeleHealthScreenProps } from './TeleHealthScreen.tsx';

const args: TeleHealthScreenProps = {
  emergency,
  queue: ready(notInQueue),
  join: { status: 'idle' },
  checkNric,
  questions,
  draft: { values: null, onEdit: fn() },
  timeZone: 'Asia/Singapore',
  inQueue: null,
  onRetry: fn(),
  onJoinQueue: fn(),
};
const meta = preview.meta({ component: TeleHealthScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call 995' })).toHaveAttribute('href', 'tel:995');
    await expect(canvas.getByText('Estimated wait time: 0 to 10 mins')).toBeVisible();
  },
});
export const Prefilled = meta.story({
  args: { initialNric: 'S1234567D', queue: ready(returning) },
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
      isConsenting: false,
    });
  },
});
const turnOn = fn();
export const OffersMessages = meta.story({
  args: {
    pushOffer: (
      <PushOffer channel={{ status: 'off', isChanging: false }} onTurnOn={turnOn} onTurnOff={fn()} />
    ),
  },
  play: async ({ args: { onJoinQueue }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on messages' }));
    await expect(turnOn).toHaveBeenCalledOnce();
    await expect(onJoinQueue).not.toHaveBeenCalled();
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
export const Loading = meta.story({ args: { queue: loading } });
export const Failed = meta.story({ args: { queue: failed('Network error. Please try again.') } });
export const Forbidden = meta.story({ args: { queue: forbidden } });
export const Narrow = meta.story({
  args: { join: { status: 'notFound' } },
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
    await step('the consent is asked for once more', async () => {
      await userEvent.clear(nric);
      await userEvent.type(nric, 'S1234567D');
      await userEvent.click(join);
      const consent = canvas.getByRole('checkbox', { name: /^I have read this/ });
      await expect(consent).toHaveFocus();
      await expect(consent).toHaveAccessibleDescription('Read the points above and tick this to join.');
      await expect(onJoinQueue).not.toHaveBeenCalled();
      await userEvent.click(consent);
    });
    await step('small letters and spaces are accepted', async () => {
      await userEvent.clear(nric);
      await userEvent.type(nric, ' s1234567d ');
      await userEvent.click(join);
      await expect(onJoinQueue).toHaveBeenCalledOnce();
      await expect(onJoinQueue).toHaveBeenCalledWith(
        expect.objectContaining({ nric: 'S1234567D', location: '', isConsenting: true }),
      );
    });
  },
});

export const ARedFlagIsAnsweredAtOnce = meta.story({
  tags: ['state'],
  args: { initialNric: 'S1234567D', queue: ready(returning) },
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
export const Returning = meta.story({
  tags: ['state'],
  args: { queue: ready(returning) },
  play: async ({ canvas, userEvent }) => {
    const point = canvas.getByText('The call is not recorded.');
    await expect(point).not.toBeVisible();
    await expect(canvas.queryByRole('checkbox', { name: /^I have read this/ })).toBeNull();
    await userEvent.click(canvas.getByText('Consent to video given on 3 November 2025, 09:10'));
    await expect(point).toBeVisible();
  },
});
export const NarrowRedFlag = meta.story({
  args: {
    draft: { values: { redFlags: ['heart'], topic: 'new_problem' }, onEdit: fn() },
  },
  globals: { viewport: { value: 'narrow' } },
});

export const TriesAgain = meta.story({
  args: { queue: failed('Network error. Please try again.') },
  play: async ({ args: { onRetry }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
