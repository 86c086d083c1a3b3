import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import {
  pastConsultations,
  runningConsultation,
  waitingConsultation,
} from './ConsultationScreen.fixtures.ts';
import { ConsultationScreen, type ConsultationScreenProps } from './ConsultationScreen.tsx';

const args: ConsultationScreenProps = {
  consultations: ready(pastConsultations),
  now: '2026-01-01T09:12:00.000Z',
  timeZone: 'Asia/Singapore',
  teleHealthHref: '/TeleHealth',
  onDismissNotice: fn(),
  onRetry: fn(),
};
const meta = preview.meta({ component: ConsultationScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('14 minutes')).toBeVisible();
    await expect(canvas.getByText(/^Take amlodipine in the evening\./)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Return to call' })).not.toBeInTheDocument();
    await expect(canvas.getByText('Consent to video given on 3 November 2025, 09:10')).toBeVisible();
  },
});
export const Loading = meta.story({ args: { consultations: loading } });
export const Empty = meta.story({
  args: { consultations: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See a doctor' })).toHaveAttribute('href', '/TeleHealth');
  },
});
export const Failed = meta.story({ args: { consultations: failed('Network error. Please try again.') } });
export const Forbidden = meta.story({ args: { consultations: forbidden } });
export const AfterTheCall = meta.story({
  tags: ['state'],
  args: { notice: 'Call has ended. Thank you!' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Call has ended. Thank you!')).toBeVisible();
  },
});
export const WithMessages = meta.story({
  tags: ['state'],
  args: {
    consultations: ready(pastConsultations.map((entry, index) => ({ ...entry, messageCount: 3 - index }))),
    onOpenMessages: fn(),
  },
  play: async ({ args: { onOpenMessages }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^3 messages with Dr Priya Nair, / }));
    await expect(onOpenMessages).toHaveBeenCalledWith(pastConsultations[0]?.uuid);
    await expect(canvas.getByRole('button', { name: /^1 message with/ })).toHaveTextContent('1 message');
    await expect(canvas.queryByRole('button', { name: /^0 messages/ })).toBeNull();
  },
});
export const Waiting = meta.story({
  tags: ['state'],
  args: { consultations: ready([waitingConsultation, ...pastConsultations]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the waiting room' })).toHaveAttribute(
      'href',
      '/VideoCall/V1StGXR8Z5jdHi6BmyTt0w',
    );
    await expect(canvas.getByRole('heading', { name: 'You are in the queue' })).toBeVisible();
  },
});
export const InCall = meta.story({
  tags: ['state'],
  args: { consultations: ready([runningConsultation, ...pastConsultations]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The doctor is ready for you' })).toBeVisible();
    await expect(canvas.getByText('Dr Priya Nair has opened your call.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join the call' })).toBeVisible();
  },
});
export const DoctorInCall = meta.story({
  tags: ['state'],
  args: {
    teleHealthHref: undefined,
    consultations: ready([{ ...runningConsultation, with: 'Tan Mei Ling' }]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('With Tan Mei Ling.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Return to call' })).toBeVisible();
  },
});
export const OnlyWaiting = meta.story({ args: { consultations: ready([waitingConsultation]) } });
export const Doctor = meta.story({ args: { teleHealthHref: undefined, consultations: ready([]) } });
export const LongContent = meta.story({
  args: {
    consultations: ready(
      pastConsultations.map((entry) => ({ ...entry, with: 'Dr Wan Muhammad Fakhruddin Thiruchelvampillai' })),
    ),
  },
  globals: { viewport: { value: 'narrow' } },
});

export const DismissesTheNotice = meta.story({
  args: { notice: 'Call has ended. Thank you!' },
  play: async ({ args: { onDismissNotice }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Dismiss|Close/ }));
    await expect(onDismissNotice).toHaveBeenCalledOnce();
  },
});

export const TriesAgain = meta.story({
  args: { consultations: failed('Network error. Please try again.') },
  play: async ({ args: { onRetry }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
