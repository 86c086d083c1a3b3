import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { homeTarget, now, timeZone, twoWeeks, urgentEntry } from '../shared/bloodPressure.fixtures.ts';
import { longName, nextSteps } from './HomeScreen.fixtures.ts';
import { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';

const args: HomeScreenProps = {
  fullName: 'Tan Mei Ling',
  now,
  timeZone,
  nextStep: ready(nextSteps.addReading),
  bloodPressure: ready(twoWeeks.slice(1)),
  target: homeTarget,
  diaryHref: '/Diary',
  onRetryNextStep: fn(),
  onRetryBloodPressure: fn(),
};
const meta = preview.meta({ component: HomeScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Good afternoon, Tan Mei Ling' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add a reading' })).toHaveAttribute('href', '/Diary');
    await expect(canvas.getByText('126/78')).toBeVisible();
  },
});
export const Loading = meta.story({ args: { nextStep: loading, bloodPressure: loading } });
export const Empty = meta.story({ args: { bloodPressure: ready([]) } });
export const Failed = meta.story({
  args: {
    nextStep: failed('Something Went Wrong'),
    bloodPressure: failed('Network error. Please try again.'),
  },
});
export const Forbidden = meta.story({ args: { bloodPressure: forbidden } });
export const PartOfItFailed = meta.story({
  args: { bloodPressure: failed('Network error. Please try again.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Network error. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add a reading' })).toBeVisible();
    await expect(canvas.queryByText('No readings in the last 30 days')).not.toBeInTheDocument();
  },
});
export const CallWaiting = meta.story({
  args: { nextStep: ready(nextSteps.returnToCall) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Return to call' })).toHaveAttribute(
      'href',
      '/VideoCall/V1StGXR8Z5jdHi6BmyTt0w',
    );
  },
});
export const DoneForToday = meta.story({ args: { nextStep: ready(nextSteps.doneForToday) } });
export const WithoutNextStep = meta.story({ args: { nextStep: undefined, bloodPressure: undefined } });
export const DoctorAdvised = meta.story({ args: { nextStep: ready(nextSteps.seeDoctor) } });
export const Crisis = meta.story({
  args: { bloodPressure: ready([urgentEntry, ...twoWeeks]), nextStep: ready(nextSteps.seeDoctor) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Call 995' })).toHaveAttribute('href', 'tel:995');
  },
});
export const Doctor = meta.story({
  args: { fullName: 'Dr Priya Nair', bloodPressure: undefined, nextStep: ready(nextSteps.openQueue) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the queue' })).toHaveAttribute('href', '/DoctorPage');
    await expect(canvas.queryByText('Latest blood pressure')).not.toBeInTheDocument();
  },
});
export const LongContent = meta.story({
  args: { fullName: longName, nextStep: ready(nextSteps.seeDoctor) },
  globals: { viewport: { value: 'narrow' } },
});
export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const TriesAgain = meta.story({
  args: { bloodPressure: failed('Network error. Please try again.') },
  play: async ({ args: { onRetryBloodPressure, onRetryNextStep }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetryBloodPressure).toHaveBeenCalledOnce();
    await expect(onRetryNextStep).not.toHaveBeenCalled();
  },
});
