import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { proposal, unnamedGlucose } from './NewFormAIScreen.fixtures.ts';
import { NewFormAIScreen, type NewFormAIScreenProps } from './NewFormAIScreen.tsx';

const args: NewFormAIScreenProps = {
  files: [],
  state: { status: 'choosing' },
  today: '2026-01-01',
  service: null,
  hasConsented: false,
  onConsent: fn(),
  onAddFiles: fn(),
  onRemoveFile: fn(),
  onRead: fn(),
  onStop: fn(),
  onTakeOver: fn(),
  onStartAgain: fn(),
};
const meta = preview.meta({ component: NewFormAIScreen, args, parameters: { layout: 'fullscreen' } });

const file = { id: '1', name: 'page-1.jpg', sizeBytes: 2_100_000, state: { status: 'waiting' } } as const;

const service = {
  name: 'Reading Ltd',
  consentText:
    'Your pictures are sent to Reading Ltd, outside Vitalane, with everything that is printed on them.',
};

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await expect(
      canvas.getByText(
        'The pictures are read on our own server and sent to nobody else. Reading keeps nothing: the report is stored only when you save the results with it.',
      ),
    ).toBeVisible();
  },
});
export const FilesChosen = meta.story({
  args: {
    files: [file],
    state: { status: 'choosing', message: 'This file cannot be read. Take the picture again.' },
  },
});
export const Sending = meta.story({ args: { state: { status: 'sending', percent: 45 } } });
export const Reading = meta.story({
  args: { state: { status: 'reading' } },
  play: async ({ args: { onStop }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await expect(onStop).toHaveBeenCalledOnce();
  },
});

export const Read = meta.story({ tags: ['pixels'], args: { state: { status: 'read', proposal } } });
export const Narrow = meta.story({
  args: { state: { status: 'read', proposal: { ...proposal, unreadPages: [2] } } },
  globals: { viewport: { value: 'narrow' } },
});

export const NothingRead = meta.story({
  tags: ['state'],
  args: { state: { status: 'read', proposal: { ...proposal, results: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'We could not read any result' })).toBeVisible();
  },
});

export const OnlyWhatIsTickedIsTakenOver = meta.story({
  args: { state: { status: 'read', proposal } },
  play: async ({ args: { onTakeOver }, canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox', { name: 'LDL cholesterol is right' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Urea is right' })).not.toBeChecked();
    await expect(canvas.getByText('Compare with the paper')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'HbA1c is right' }));
    const urea = canvas.getByRole('textbox', { name: 'Urea: Result' });
    await userEvent.clear(urea);
    await userEvent.type(urea, '5.3');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Urea is right' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use 2 results' }));
    await expect(onTakeOver).toHaveBeenCalledWith(
      [
        { code: 'ldl', value: '2.9', unit: 'mmol/L', low: '', high: '2.6' },
        { code: 'urea', value: '5.3', unit: 'mmol/L', low: '2.7', high: '6.9' },
      ],
      '2025-12-20',
    );
  },
});

export const DoubtfulResultShowsThePaper = meta.story({
  tags: ['state'],
  args: { state: { status: 'read', proposal } },
  play: async ({ canvas }) => {
    const urea = canvas.getByRole('textbox', { name: 'Urea: Result' });
    await expect(urea).toHaveAccessibleDescription(
      'A decimal point may be missing or in the wrong place. The printed range could not be read, or does not fit the result.',
    );
    await expect(canvas.getByRole('img', { name: 'Urea as it stands on your report' })).toBeVisible();
    await expect(canvas.queryByRole('img', { name: /^LDL cholesterol as/ })).not.toBeInTheDocument();
    await expect(canvas.getByText('BUN/Creatinine Ratio 14.2 6.0 to 22.0')).toBeVisible();
  },
});

export const SampleIsChosen = meta.story({
  args: { state: { status: 'read', proposal: { ...proposal, results: [unnamedGlucose] } } },
  play: async ({ args: { onTakeOver }, canvas, userEvent }) => {
    const tick = canvas.getByRole('checkbox', { name: 'Random glucose is right' });
    await expect(tick).not.toBeChecked();
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Random glucose: Which test' }),
      'Fasting glucose',
    );
    await userEvent.click(tick);
    await userEvent.click(canvas.getByRole('button', { name: 'Use 1 result' }));
    await expect(onTakeOver).toHaveBeenCalledWith(
      [expect.objectContaining({ code: 'glucose_fasting', value: '5.4' })],
      '2025-12-20',
    );
  },
});

export const DayIsChosen = meta.story({
  args: {
    state: {
      status: 'read',
      proposal: { ...proposal, dateOfLabTest: null, dateChoices: ['2025-04-03', '2025-03-04'] },
    },
  },
  play: async ({ args: { onTakeOver }, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Which day was the test?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /4 March 2025/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use 2 results' }));
    await expect(onTakeOver).toHaveBeenCalledWith(expect.anything(), '2025-03-04');
  },
});

export const NothingTicked = meta.story({
  args: { state: { status: 'read', proposal: { ...proposal, results: proposal.results.slice(2) } } },
  play: async ({ args: { onTakeOver }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use 0 results' }));
    await expect(canvas.getByText('Tick at least one result first.')).toBeVisible();
    await expect(onTakeOver).not.toHaveBeenCalled();
  },
});

export const NothingLeavesUnlessAgreed = meta.story({
  args: { service, files: [file] },
  render: (props) => {
    const [hasConsented, setConsented] = useState(false);
    return <NewFormAIScreen {...props} hasConsented={hasConsented} onConsent={setConsented} />;
  },
  play: async ({ canvas, userEvent }) => {
    const agree = canvas.getByRole('checkbox', { name: 'Send these pictures to Reading Ltd' });
    await expect(agree).not.toBeChecked();
    await expect(canvas.getByText(service.consentText)).toBeVisible();
    await expect(canvas.getByText(/sent to nobody else/)).toBeVisible();
    await userEvent.click(agree);
    await expect(
      canvas.getByText(
        'The pictures are sent to Reading Ltd, as you agreed. We store the report only when you save the results with it.',
      ),
    ).toBeVisible();
    await userEvent.click(agree);
    await expect(canvas.getByText(/sent to nobody else/)).toBeVisible();
  },
});

export const ReadByAService = meta.story({
  tags: ['state'],
  args: {
    state: {
      status: 'read',
      proposal: {
        ...proposal,
        service: { name: 'Reading Ltd', fallback: null },
        results: proposal.results.map((result) => ({ ...result, box: null, doubts: ['unclear' as const] })),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Reading Ltd has read this\./)).toBeVisible();
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked();
  },
});

export const ServiceFailed = meta.story({
  tags: ['state'],
  args: {
    state: {
      status: 'read',
      proposal: { ...proposal, service: { name: 'Reading Ltd', fallback: 'timeout' } },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Reading Ltd did not answer in time. We read the pictures on our own server.'),
    ).toBeVisible();
  },
});
