import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { crisis, emergency, seenByDoctor } from '../shared/alerts/alerts.fixtures.ts';
import { AlertWorklistScreen, type AlertWorklistScreenProps } from './AlertWorklistScreen.tsx';
import type { WorklistEntry } from './AlertWorklistScreen.types.ts';

const person = { bornOn: '12 April 1968', isFrequent: false, recordHref: '/PatientRecord/1' };
const urgent: WorklistEntry = { ...person, alert: emergency, fullName: 'Tan Mei Ling', isFrequent: true };
const entries: readonly WorklistEntry[] = [
  urgent,
  { ...person, alert: crisis, fullName: 'Wan Muhammad Fakhruddin bin Wan Abdul Rahman al-Khairi' },
  { ...person, alert: seenByDoctor, fullName: 'Ravi Chandran', bornOn: null },
];
const args: AlertWorklistScreenProps = {
  alerts: ready(entries),
  answer: { status: 'closed' },
  onRetry: fn(),
  onAnswer: fn(),
  onCancelAnswer: fn(),
  onConfirmAnswer: fn(),
};
const meta = preview.meta({ component: AlertWorklistScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close: Tan Mei Ling' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(urgent, 'close');
  },
});
export const QuotesWhatThePatientReads = meta.story({
  tags: ['state'],
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getAllByText(/^The patient reads: “Your blood pressure is very high\. /)[0],
    ).toBeVisible();
    const unquoted = canvasElement.textContent?.replaceAll(/“[^”]*”/g, '') ?? '';
    await expect(unquoted).not.toMatch(/\bYour\b/);
  },
});
export const Answering = meta.story({
  args: { answer: { status: 'open', entry: urgent, step: 'close' } },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Close this alert' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close the alert' }));
    // The dialog fades in.
    await waitFor(() => expect(dialog.getByText('Write a note. The patient reads it.')).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox', { name: /Note to the patient/ }), 'Seen today.');
    await userEvent.click(dialog.getByRole('button', { name: 'Close the alert' }));
    await expect(args.onConfirmAnswer).toHaveBeenCalledWith('Seen today.');
  },
});
export const Empty = meta.story({ args: { alerts: ready([]) } });
export const Loading = meta.story({ args: { alerts: loading } });
export const Failed = meta.story({ args: { alerts: failed('Network error. Please try again.') } });
export const Forbidden = meta.story({ args: { alerts: forbidden } });
export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
