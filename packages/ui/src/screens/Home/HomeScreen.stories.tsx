import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { NamedZoneProvider } from '../../patterns/NamedZone/index.ts';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { crisis, emergency } from '../shared/alerts/alerts.fixtures.ts';
import type { DoseEntry } from '../shared/doses/dose.types.ts';
import { homeTarget, now, timeZone, twoWeeks } from '../shared/readings/pressure.fixtures.ts';
import type { HomeOverviewProps } from './HomeOverview.types.ts';
import { diagnoses, doses, longName, nextSteps, recommendations, score } from './HomeScreen.fixtures.ts';
import { HomeScreen, type HomeScreenProps } from './HomeScreen.tsx';
import type { TodaysMedicinesProps } from './TodaysMedicinesCard.tsx';

const overview: HomeOverviewProps = {
  score: ready(score),
  recommendations: ready(recommendations),
  markingUuid: null,
  diagnoses: ready(diagnoses),
  isAddingDiagnosis: false,
  deletingUuid: null,
  onRetryScore: fn(),
  onRetryRecommendations: fn(),
  onRetryDiagnoses: fn(),
  onMark: fn(),
  onAddDiagnosis: fn(),
  onDeleteDiagnosis: fn(),
};

const medicines = {
  doses: ready(doses),
  busyDoseId: null,
  savedDose: null,
  doseQuestion: null,
  onConfirmDose: fn(),
  onDeclineDose: fn(),
  doseConflict: null,
  onConfirmConflict: fn(),
  onDismissConflict: fn(),
  onTakeDose: fn(),
  onUndoDose: fn(),
  onHideSuccess: fn(),
  onRetryDoses: fn(),
} satisfies TodaysMedicinesProps;

const args: HomeScreenProps = {
  medicines,
  overview,
  fullName: 'Tan Mei Ling',
  now,
  timeZone,
  nextStep: ready(nextSteps.addReading),
  bloodPressure: ready(twoWeeks.slice(1)),
  target: homeTarget,
  averageVerdict: 'Your average of 7 days, 128/80 mmHg, is within your goal.',
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
    await expect(
      canvas.getByText(/^Your average of 7 days, 128\/80 mmHg, is within your goal\. Latest: /),
    ).toBeVisible();
    await expect(canvas.queryByText(/in target/)).not.toBeInTheDocument();
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
  tags: ['state'],
  args: { bloodPressure: failed('Network error. Please try again.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Network error. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Add a reading' })).toBeVisible();
    await expect(canvas.queryByText('No readings in the last 30 days')).not.toBeInTheDocument();
  },
});
export const CallWaiting = meta.story({
  tags: ['state'],
  args: { nextStep: ready(nextSteps.returnToCall) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to the waiting room' })).toHaveAttribute(
      'href',
      '/VideoCall/V1StGXR8Z5jdHi6BmyTt0w',
    );
  },
});
export const Called = meta.story({
  tags: ['state'],
  args: { nextStep: ready(nextSteps.joinCall) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The doctor is ready for you')).toBeVisible();
    await expect(canvas.getByText('Dr Priya Nair has opened your call.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Join the call' })).toBeVisible();
  },
});
export const DoneForToday = meta.story({ args: { nextStep: ready(nextSteps.doneForToday) } });
export const MeasuredWithAdvice = meta.story({
  tags: ['state'],
  args: { nextStep: ready({ ...nextSteps.doneForToday, hasAdvice: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your reading is in the diary')).toBeVisible();
    await expect(canvas.queryByText('You are done for today')).not.toBeInTheDocument();
  },
});
export const WithoutNextStep = meta.story({ args: { nextStep: undefined, bloodPressure: undefined } });
export const DoctorAdvised = meta.story({ args: { nextStep: ready(nextSteps.seeDoctor) } });
export const OpenAlerts = meta.story({
  tags: ['state'],
  args: {
    nextStep: undefined,
    alerts: {
      alerts: [emergency, crisis],
      sharingWords: 'No clinic sees this. Please act yourself.',
      busyUuid: null,
      onSeen: fn(),
      onReportSymptoms: fn(),
    },
  },
  play: async ({ canvas }) => {
    for (const call of canvas.getAllByRole('link', { name: 'Call 995' }))
      await expect(call).toHaveAttribute('href', 'tel:995');
    await expect(canvas.queryByText('Next for you')).not.toBeInTheDocument();
  },
});
export const DoseStillDue = meta.story({ args: { nextStep: ready(nextSteps.takeMedicine) } });
export const Doctor = meta.story({
  tags: ['state'],
  args: {
    fullName: 'Dr Priya Nair',
    bloodPressure: undefined,
    medicines: undefined,
    nextStep: ready(nextSteps.openQueue),
  },
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

export const NothingKnownYet = meta.story({
  tags: ['state'],
  args: {
    overview: {
      ...overview,
      score: ready({ ...score, score: null, band: null, parts: [] }),
      recommendations: ready([]),
      diagnoses: failed('Network error. Please try again.'),
      diagnosisMessage: 'Diagnosis Not added',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too little is known for a score yet.')).toBeVisible();
    await expect(canvas.getByText('Diagnosis Not added')).toBeVisible();
  },
});

export const ScoreWithheld = meta.story({
  tags: ['state'],
  args: {
    overview: {
      ...overview,
      score: ready({
        ...score,
        score: null,
        withheld: 'These ranges do not apply in pregnancy. Your maternity team sets your goals.',
        band: null,
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^These ranges do not apply in pregnancy\./)).toBeVisible();
    await expect(canvas.queryByText('What it is made of')).toBeNull();
    await expect(canvas.queryByRole('img', { name: /^Health score/ })).toBeNull();
  },
});

export const AdviceAndDiagnoses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Done: Have your kidneys checked again' }));
    await expect(overview.onMark).toHaveBeenCalledWith('r2', 'done');
    await userEvent.type(canvas.getByLabelText(/^A condition that a doctor has told you about/), 'Gout');
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(overview.onAddDiagnosis).toHaveBeenCalledWith('Gout');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Type 2 diabetes' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this diagnosis?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete diagnosis' }));
    await expect(overview.onDeleteDiagnosis).toHaveBeenCalledWith('d1');
  },
});

export const TodaysMedicines = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Taken 08:05')).toBeVisible();
    await expect(canvas.getByText('Not taken yet')).toBeVisible();
    await expect(canvas.getByText('Later today')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take now: Metformin 500 mg, 12:30' }));
    await expect(medicines.onTakeDose).toHaveBeenCalledWith(doses[1]);
  },
});

export const EveryPartFailsOnItsOwn = meta.story({
  args: { medicines: { ...medicines, doses: failed('Network error. Please try again.') } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(medicines.onRetryDoses).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('No doses are due today.')).not.toBeInTheDocument();
    await expect(canvas.getByText('126/78')).toBeVisible();
  },
});

export const DoseRecorded = meta.story({
  args: {
    medicines: {
      ...medicines,
      savedDose: {
        intakeUuid: 'i2',
        name: 'Metformin 500 mg',
        unit: 'tablet',
        dose: 1,
        date: '2026-01-01',
        time: '17:12',
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Metformin 500 mg, 1 tablet, today 17:12.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(medicines.onUndoDose).toHaveBeenCalledWith('i2');
  },
});

const stillOpen = doses.slice(1).map((dose) => ({
  ...dose,
  id: `${dose.id} yesterday`,
  date: '2025-12-31',
  dueAt: '2025-12-31T04:30:00.000Z',
}));

export const KeepsTheFocusWhenADoseIsTaken = meta.story({
  render: (props) => {
    const [shown, setShown] = useState<readonly DoseEntry[]>([...stillOpen, ...doses]);
    const take = ({ id, date }: DoseEntry) =>
      setShown(
        shown.flatMap((dose): DoseEntry[] => {
          if (dose.id !== id) return [dose];
          return date === '2026-01-01' ? [{ ...dose, status: 'taken', version: 1 }] : [];
        }),
      );
    return <HomeScreen {...props} medicines={{ ...medicines, doses: ready(shown), onTakeDose: take }} />;
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Yesterday 12:30')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Take now: Metformin 500 mg, yesterday 12:30' }),
    );
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Today’s medicines' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Take now: Metformin 500 mg, 12:30' }));
    await waitFor(() => expect(canvas.getByText('12:30').closest('li')).toHaveFocus());
  },
});

export const NamesTheZoneOnAJourney = meta.story({
  tags: ['state'],
  render: (props) => (
    <NamedZoneProvider timeZone={timeZone}>
      <HomeScreen {...props} />
    </NamedZoneProvider>
  ),
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Today’s medicines' }));
    await expect(card.getByText('Times in Singapore time')).toBeVisible();
  },
});
