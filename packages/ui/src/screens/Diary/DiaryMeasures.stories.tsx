import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, loading, ready } from '../../patterns/RemoteView/index.ts';
import { isInWindow, showsOwnAdvice } from '../../test/showsOwnAdvice.ts';
import type { CheckedValue } from '../shared/CheckFirst/index.ts';
import {
  crisisAdvice,
  highSugarAdvice,
  lowOxygenAdvice,
  lowSugarAdvice,
} from '../shared/emergency.fixtures.ts';
import type { ValueAdvice } from '../shared/UrgentAdvice.tsx';
import { DiaryScreen, type DiaryScreenProps } from './DiaryScreen.tsx';
import { diaryAtRest } from './entries.fixtures.ts';
import {
  highSugar,
  lowSugar,
  oxygen,
  oxygens,
  pulse,
  sugar,
  sugars,
  temperature,
  weight,
} from './measures/measure.fixtures.ts';

const args: DiaryScreenProps = {
  ...diaryAtRest,
  measure: sugar,
  entries: ready(sugars),
};
const meta = preview.meta({ component: DiaryScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    // Each reading is compared with the goal of its own occasion.
    await expect(canvas.getByText('Before meals')).toBeVisible();
    await expect(canvas.getByText('After meals')).toBeVisible();
    await expect(canvas.getByText('Usual goal before meals: 4.0 to 7.0')).toBeVisible();
    await expect(canvas.getByText('Usual goal after meals: 5.0 to 10.0')).toBeVisible();
  },
});
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
export const Loading = meta.story({ args: { entries: loading } });
export const Failed = meta.story({ args: { entries: failed('Network error. Please try again.') } });
export const Empty = meta.story({ args: { measure: weight, entries: ready([]) } });

interface Play {
  args: DiaryScreenProps;
  canvas: Pick<ReturnType<typeof within>, 'findByRole' | 'getByRole'>;
  userEvent: {
    type: (element: Element, text: string) => Promise<void>;
    click: (element: Element) => Promise<void>;
  };
}

/** Types a figure, and expects the value that the form hands over. */
const saves =
  (name: string, typed: string, value: number) =>
  async ({ args: { onSave }, canvas, userEvent }: Play) => {
    await userEvent.type(await canvas.findByRole('textbox', { name }), typed);
    await userEvent.click(canvas.getByRole('button', { name: 'Save entry' }));
    await expect(onSave).toHaveBeenCalledWith({
      values: { value },
      choice: '',
      date: '2026-01-01',
      time: '17:12',
    });
  };
const formOf = (measure: DiaryScreenProps['measure']) => ({
  measure,
  entries: ready([]),
  form: { status: 'open' as const },
});

export const SavesAPulse = meta.story({ args: formOf(pulse), play: saves('Pulse', '72', 72) });
export const SavesAnOxygenSaturation = meta.story({
  args: formOf(oxygen),
  play: saves('Oxygen saturation', '97', 97),
});
export const SavesATemperature = meta.story({
  args: formOf(temperature),
  play: saves('Temperature', '36,8', 36.8),
});

export const VeryLowOxygen = meta.story({
  args: { measure: oxygen, entries: ready(oxygens) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Usual range: 95 or more')).toBeVisible();
    await expect(canvas.getByText(lowOxygenAdvice.reason)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 995' })).toBeVisible();
  },
});

export const SavesASugar = meta.story({
  args: { form: { status: 'open' } },
  play: async ({ args: { onSave }, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Blood sugar/ }), '5,6');
    await userEvent.click(canvas.getByRole('button', { name: 'Save entry' }));
    await expect(canvas.getByText('Choose one.')).toBeVisible();
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Before a meal' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save entry' }));
    await expect(onSave).toHaveBeenCalledWith({
      values: { value: 5.6 },
      choice: 'before_meal',
      date: '2026-01-01',
      time: '17:12',
    });
  },
});

const asked = (value: string, advice: ValueAdvice): CheckedValue => ({
  code: 'value',
  question: `You entered ${value} mmol/L. Is that what your meter shows?`,
  slip: null,
  advice,
});

const lowAfterHigh: Partial<DiaryScreenProps> = {
  entries: ready([highSugar, ...sugars]),
  form: { status: 'open', check: [asked('2.4', lowSugarAdvice)] },
};

export const LowAfterVeryHigh = meta.story({
  tags: ['state'],
  args: lowAfterHigh,
  globals: { viewport: { value: 'tall' } },
  play: async ({ canvas }) => {
    await showsOwnAdvice(canvas, lowSugarAdvice);
    await expect(canvas.queryByText(highSugarAdvice.reason)).not.toBeInTheDocument();
  },
});
export const LowAfterVeryHighSmall = meta.story({
  tags: ['state'],
  args: lowAfterHigh,
  globals: { viewport: { value: 'small' }, theme: 'dark' },
  play: async ({ canvas }) => showsOwnAdvice(canvas, lowSugarAdvice),
});
export const VeryHighAfterLow = meta.story({
  tags: ['state'],
  args: {
    entries: ready([lowSugar, ...sugars]),
    form: { status: 'open', check: [asked('27.0', highSugarAdvice)] },
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await showsOwnAdvice(canvas, highSugarAdvice);
    await expect(canvas.queryByText(lowSugarAdvice.reason)).not.toBeInTheDocument();
  },
});
export const LowAfterVeryHighInLargeText = meta.story({
  tags: ['state'],
  args: lowAfterHigh,
  globals: { viewport: { value: 'tall' }, theme: 'dark' },
  parameters: { media: { textPercent: 200 } },
  play: async ({ canvas }) => showsOwnAdvice(canvas, lowSugarAdvice),
});
export const AdvisesOnAValueOfARefusedForm = meta.story({
  args: { form: { status: 'open', advice: lowSugarAdvice } },
  globals: { viewport: { value: 'small' } },
  play: async ({ args: { onSave, onRefuse }, canvas, userEvent }) => {
    const advice = within(await canvas.findByRole('alert'));
    await expect(advice.getByRole('link', { name: 'Call 995' })).toHaveAttribute('href', 'tel:995');
    await waitFor(() => expect(isInWindow(advice.getByText(lowSugarAdvice.reason))).toBe(true));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Blood sugar/ }), '2,1');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Hour' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save entry' }));
    await expect(onSave).not.toHaveBeenCalled();
    await expect(onRefuse).toHaveBeenCalledWith({
      values: { value: 2.1 },
      choice: '',
      date: '2026-01-01',
      time: '17:12',
    });
  },
});
export const AsksWhetherItIsRight = meta.story({
  args: {
    form: {
      status: 'open',
      check: [asked('2.2', lowSugarAdvice)],
    },
  },
  play: async ({ args: { onConfirmCheck }, canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Is this right?' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Yes, save it' }));
    await expect(onConfirmCheck).toHaveBeenCalledOnce();
  },
});
export const AdvisesWithoutANumber = meta.story({
  args: { form: { status: 'open' } },
  play: async ({ args: { onSave }, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'My meter shows HI or an error' }));
    await expect(canvas.getByRole('link', { name: 'Call 995' })).toBeVisible();
    canvas.getByRole('button', { name: 'My meter shows LO' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/^Take 15 g of fast sugar now/)).toBeVisible();
    await expect(document.activeElement).toHaveTextContent(/^Your sugar is low/);
    await expect(canvas.getAllByRole('link', { name: 'Call 995' })).toHaveLength(1);
    await expect(onSave).not.toHaveBeenCalled();
  },
});
export const AdvisesBesideARefusedSugar = meta.story({
  args: { form: { status: 'open' } },
  play: async ({ args: { onSave }, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Blood sugar/ }), '65');
    await userEvent.click(canvas.getByRole('button', { name: 'Save entry' }));
    await expect(canvas.getByText(crisisAdvice.action)).toBeVisible();
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Blood sugar/ }));
    await expect(canvas.queryByRole('link', { name: 'Call 995' })).not.toBeInTheDocument();
  },
});
export const SavedAVeryLowSugar = meta.story({
  tags: ['state'],
  args: { saved: lowSugar },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Entry saved' }));
    await expect(dialog.getByRole('status')).toHaveTextContent('Take 15 g of fast sugar now');
    await waitFor(() => expect(dialog.getByText('2.8 mmol/L, today 17:05.')).toBeVisible());
  },
});

export const ChangesAnEntry = meta.story({
  args: {
    form: {
      status: 'open',
      typed: {
        id: 's0',
        isStored: true,
        values: { value: '6.4', choice: 'fasting', date: '2026-01-01', time: '07:30' },
      },
    },
  },
  play: async ({ args: { onSave }, canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'Change blood sugar' }));
    await userEvent.click(form.getByRole('radio', { name: 'Before a meal' }));
    await userEvent.click(form.getByRole('button', { name: 'Save change' }));
    await expect(onSave).toHaveBeenCalledWith({
      values: { value: 6.4 },
      choice: 'before_meal',
      date: '2026-01-01',
      time: '07:30',
    });
  },
});

export const SavedChangeOfADetail = meta.story({
  tags: ['state'],
  args: {
    saved: { ...lowSugar, advice: undefined, detail: 'Before a meal', note: 'After a walk' },
    savedChange: { text: '2.8 mmol/L, Fasting', date: '2026-01-01', time: '17:05', onUndo: fn() },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Change saved' }));
    const now = '2.8 mmol/L, Before a meal, “After a walk”, today 17:05.';
    await waitFor(() => expect(dialog.getByText(now)).toBeVisible());
    await expect(dialog.getByText('It was 2.8 mmol/L, Fasting, today 17:05.')).toBeVisible();
  },
});

export const DeletesAtOnce = meta.story({
  args: { deletion: { status: 'failed', uuid: 's2', message: 'Network error. Please try again.' } },
  play: async ({ args: { onDelete, onEdit }, canvas, userEvent }) => {
    await expect(
      canvas.getByText('The entry was not deleted. Network error. Please try again.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 6.4 mmol/L, today 07:30' }));
    await expect(onDelete).toHaveBeenCalledWith('s0');
    await userEvent.click(canvas.getByRole('button', { name: 'Change 6.4 mmol/L, today 07:30' }));
    await expect(onEdit).toHaveBeenCalledWith('s0');
  },
});

export const LowSugarThatCouldNotBeSaved = meta.story({
  tags: ['state'],
  args: {
    form: { status: 'open', message: 'Network error. Please try again.', advice: lowSugar.advice },
    entries: ready([lowSugar, ...sugars]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Network error. Please try again.')).toBeVisible();
    // In the form alone, although the newest entry is also low.
    await expect(canvas.getAllByText(/^Take 15 g of fast sugar now/)).toHaveLength(1);
  },
});
