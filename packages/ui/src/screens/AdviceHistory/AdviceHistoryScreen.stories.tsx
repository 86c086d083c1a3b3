import { expect, fn, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { AdviceHistoryScreen, type AdviceHistoryScreenProps } from './AdviceHistoryScreen.tsx';
import type { ShownReport } from './AdviceHistoryScreen.types.ts';

const fats: ShownReport = {
  uuid: 'a1',
  firstOn: '2026-03-12',
  lastOn: '2026-03-20',
  text: {
    title: 'Your blood fats',
    summary: 'LDL cholesterol: 2.9 mmol/L. Above your goal, below 1.8 mmol/L.',
    findings: [
      {
        label: 'LDL cholesterol',
        text: '2.9 mmol/L. Above your goal, below 1.8 mmol/L.',
        level: 'see_doctor',
      },
      { label: 'Triglycerides', text: '1.2 mmol/L. In the usual range.', level: 'info' },
    ],
    advice: ['Discuss it at your next visit.'],
    seekCare: ['In an emergency call 995.'],
    sources: ['ACE Clinical Guidance: Lipid management, Dec 2023.'],
    model: 'ACE Clinical Guidance: Lipid management',
    version: '2023',
    asOf: '2026-03-12',
  },
  inputs: [
    {
      code: 'ldl',
      label: 'LDL cholesterol',
      text: '2.9 mmol/L',
      date: '2025-12-20',
      origin: 'health_form',
      isOld: false,
    },
    {
      code: 'tg',
      label: 'Triglycerides',
      text: '1.2 mmol/L',
      date: '2024-12-20',
      origin: 'health_form',
      isOld: true,
    },
    { code: 'hasDiabetes', label: 'Diabetes', text: 'yes', origin: 'doctor', isOld: false },
  ],
};
const kidney: ShownReport = {
  ...fats,
  uuid: 'a2',
  firstOn: '2026-03-12',
  lastOn: '2026-03-12',
  text: {
    ...fats.text,
    title: 'Your kidneys',
    summary: 'eGFR: 58 mL/min/1.73 m². A little lower than usual.',
    findings: [{ label: 'eGFR', text: '58 mL/min/1.73 m². A little lower than usual.', level: 'act' }],
    model: 'CKD-EPI',
    version: '2021',
  },
};

const args: AdviceHistoryScreenProps = {
  reader: 'own',
  advice: ready([fats, kidney]),
  day: '',
  today: '2026-04-01',
  back: { href: '/Reports', label: 'Health Vision' },
  hasOlder: true,
  isLoadingOlder: false,
  onDay: fn(),
  onLoadOlder: fn(),
  onRetry: fn(),
};
const meta = preview.meta({ component: AdviceHistoryScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ args: { onLoadOlder }, canvas, userEvent }) => {
    await expect(canvas.getByText('Shown from 12 March 2026 to 20 March 2026')).toBeVisible();
    await expect(canvas.getByText('Shown on 12 March 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show older advice' }));
    await expect(onLoadOlder).toHaveBeenCalledOnce();
  },
});
export const SaysWhy = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [title] = canvas.getAllByText('Your blood fats');
    const details = title?.closest('details');
    if (!title || !details) throw new Error('There is no report.');
    const report = within(details);
    await userEvent.click(title);
    await expect(report.getByText('Discuss it at your next visit.')).toBeVisible();
    const inputs = report.getByRole('table', { name: /^Your blood fats/ });
    await expect(inputs).toHaveTextContent('LDL cholesterol');
    await expect(inputs).toHaveTextContent('20 December 2025');
    await expect(report.getByText('Old')).toBeVisible();
    await expect(report.getByText(/ACE Clinical Guidance: Lipid management, 2023/)).toBeVisible();
  },
});
export const OfOneDay = meta.story({
  args: { day: '2026-03-12' },
  play: async ({ args: { onDay }, canvas, userEvent }) => {
    const day = within(canvas.getByRole('group', { name: /^Day/ })).getByRole('textbox', { name: 'Day' });
    await expect(day).toHaveValue('12');
    await userEvent.clear(day);
    await expect(onDay).toHaveBeenCalledWith('');
  },
});
export const ForADoctor = meta.story({
  args: { reader: 'patient', back: { href: '/Patient/p1', label: 'Patient record' } },
});
export const Empty = meta.story({ args: { advice: ready([]), hasOlder: false } });
export const EmptyDay = meta.story({
  tags: ['state'],
  args: { advice: ready([]), day: '2026-03-13', hasOlder: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No report was opened on 13 March 2026')).toBeVisible();
  },
});
export const Loading = meta.story({ args: { advice: loading } });
export const Failed = meta.story({ args: { advice: failed('Network error. Please try again.') } });
export const Forbidden = meta.story({ args: { advice: forbidden } });
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
