import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { NamedZoneProvider } from '../../patterns/NamedZone/index.ts';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { fourWeeks, noDoses } from '../shared/adherence/adherence.fixtures.ts';
import type { DoseEntry } from '../shared/doses/dose.types.ts';
import {
  afterMidnight,
  amlodipine,
  deliveries,
  dose,
  ibuprofen,
  metformin,
  mixedDay,
  morningTogether,
  now,
  timeZone,
  twoNights,
  unnamed,
} from './MedicationScreen.fixtures.ts';
import { MedicationScreen, type MedicationScreenProps } from './MedicationScreen.tsx';

const kidneyWarning =
  'Metformin may not suit your kidneys as they are. If you take it, call the clinic within 3 days, and do not stop it on your own. If not, do not start it. Reason: eGFR 10 on 3 December 2025.';
const target = { medicationUuid: metformin.uuid, name: metformin.name, unit: 'tablet', dose: 1 };
const [, morningDose] = mixedDay;
if (!morningDose) throw new Error('The day has no dose');
const morning = { ...target, doses: [morningDose], doseId: morningDose.id, isOpenQuestion: false };
/** As another device has answered it. */
const takenElsewhere: DoseEntry = {
  ...morningDose,
  status: 'taken',
  version: 1,
  answeredOn: 'Chrome on Android',
  intake: { uuid: 'intake-9', date: '2026-01-01', time: '08:05', dose: 1, note: null },
};

const args: MedicationScreenProps = {
  doses: ready(mixedDay),
  medicines: ready([metformin, amlodipine, ibuprofen]),
  adherence: ready(fourWeeks),
  unnamed: [],
  unnamedAnswer: null,
  links: {
    add: '/MedicationStepper',
    placeOrder: '/PlaceOrder',
    orders: '/MyOrder',
    allergies: '/DrugAllergies',
  },
  now,
  timeZone,
  busyDoseId: null,
  doseForm: { status: 'closed' },
  savedDose: null,
  deletion: null,
  channel: { status: 'off', isChanging: false },
  onTurnRemindersOn: fn(),
  onTurnRemindersOff: fn(),
  deliveries: ready(deliveries),
  testMessage: { status: 'idle' },
  onSendTest: fn(),
  onRetryDeliveries: fn(),
  onDismissNotice: fn(),
  onRetryDoses: fn(),
  onRetryMedicines: fn(),
  onRetryAdherence: fn(),
  onTakeDose: fn(),
  onOpenDoseForm: fn(),
  onSkipDose: fn(),
  onSnoozeDose: fn(),
  onReopenDose: fn(),
  onUndoDose: fn(),
  onCloseDoseForm: fn(),
  onSaveDose: fn(),
  onHideSuccess: fn(),
  doseQuestion: null,
  onConfirmDose: fn(),
  onDeclineDose: fn(),
  doseConflict: null,
  onConfirmConflict: fn(),
  onDismissConflict: fn(),
  onTakeDoses: fn(),
  onDeleteMedicine: fn(),
  onDenyUnnamed: fn(),
};
const meta = preview.meta({ component: MedicationScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Taken 08:05')).toBeVisible();
    await expect(canvas.getByText('1 of 6 taken')).toBeVisible();
    const parts = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(parts.slice(-2)).toEqual(['Your medicines', 'Doses taken']);
    await expect(canvas.getByText('28 tablets left').parentElement).toHaveTextContent(
      'Enough until 28 January',
    );
    await expect(canvas.getByText('This lasts 3 more days. Order more in time.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Order more' })).toHaveAttribute('href', '/PlaceOrder');
  },
});
export const AsksAboutADoseTooSoon = meta.story({
  args: {
    doseQuestion: {
      name: 'Metformin 500 mg',
      text: 'You took one at 08:05. Wait until 14:05 before you take the next, unless a doctor told you otherwise. Have you already taken it?',
      isPending: false,
    },
  },
  play: async ({ args: { onConfirmDose, onDeclineDose }, userEvent }) => {
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Check before you take Metformin 500 mg' }),
    );
    await expect(dialog.getByText(/You took one at 08:05/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'No, do not record' }));
    await expect(onDeclineDose).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, record it' }));
    await expect(onConfirmDose).toHaveBeenCalledOnce();
  },
});
export const WarnsWhereADoseIsOffered = meta.story({
  tags: ['state'],
  args: {
    doses: ready([
      dose(metformin, '08:00', { warning: kidneyWarning }),
      dose(metformin, '20:00', { status: 'skipped', warning: kidneyWarning }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(kidneyWarning)).toBeVisible();
    await expect(canvas.getAllByText('Serious warning:')).toHaveLength(1);
  },
});
export const Loading = meta.story({
  args: { doses: loading, medicines: loading, adherence: loading, deliveries: loading },
});
export const Empty = meta.story({
  args: { doses: ready([]), medicines: ready([]), adherence: ready(noDoses) },
  play: async ({ canvas }) => {
    const part = within(canvas.getByRole('region', { name: 'Doses taken' }));
    await expect(part.getByText(/^No dose was planned before today/)).toBeVisible();
    await expect(part.queryByText(/%/)).not.toBeInTheDocument();
  },
});
export const Failed = meta.story({
  args: {
    doses: failed('Network error. Please try again.'),
    medicines: failed('Network error. Please try again.'),
    adherence: failed('Network error. Please try again.'),
    deliveries: failed('Network error. Please try again.'),
  },
  play: async ({
    args: { onRetryDoses, onRetryMedicines, onRetryAdherence, onRetryDeliveries },
    canvas,
    userEvent,
  }) => {
    await expect(canvas.queryByText('No medicines yet')).not.toBeInTheDocument();
    await expect(canvas.queryByText('No doses due today')).not.toBeInTheDocument();
    for (const retry of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(retry);
    await expect(onRetryDoses).toHaveBeenCalledOnce();
    await expect(onRetryMedicines).toHaveBeenCalledOnce();
    await expect(onRetryAdherence).toHaveBeenCalledOnce();
    await expect(onRetryDeliveries).toHaveBeenCalledOnce();
  },
});
export const Forbidden = meta.story({
  args: { doses: forbidden, medicines: forbidden, adherence: forbidden },
});
export const Narrow = meta.story({
  args: {
    medicines: ready([
      { ...metformin, name: 'Hydrochlorothiazide-amlodipine-valsartan 25 mg/10 mg/320 mg prolonged-release' },
    ]),
    notice: 'Your medicine is saved.',
    savedDose: {
      intakeUuid: 'intake-1',
      name: 'Metformin 500 mg',
      unit: 'tablet',
      dose: 1,
      date: '2026-01-01',
      time: '08:05',
    },
  },
  globals: { viewport: { value: 'narrow' } },
});

export const AnswersDoses = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const choose = async (act: string, dose: string) => {
      await press(`More: ${dose}`);
      await userEvent.click(await screen.findByRole('menuitem', { name: act }));
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    };
    await step('a dose is taken, skipped or taken earlier from its own row', async () => {
      await press('Take now: Metformin 500 mg, 08:00');
      await expect(args.onTakeDose).toHaveBeenCalledWith(mixedDay[1]);
      await choose('Skip', 'Metformin 500 mg, 20:00');
      await expect(args.onSkipDose).toHaveBeenCalledWith(mixedDay[5]);
      await choose('In 10 minutes', 'Metformin 500 mg, 08:00');
      await expect(args.onSnoozeDose).toHaveBeenCalledWith(mixedDay[1]);
      await press('More: Metformin 500 mg, 20:00');
      await screen.findByRole('menuitem', { name: 'Skip' });
      await expect(screen.queryByRole('menuitem', { name: 'In 10 minutes' })).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await choose('Taken earlier', 'Metformin 500 mg, 08:00');
      await expect(args.onOpenDoseForm).toHaveBeenCalledWith(morning);
    });
    await step('what was taken or skipped can be undone', async () => {
      await press('Undo: Amlodipine 5 mg, 08:00');
      await expect(args.onUndoDose).toHaveBeenCalledWith('intake-1');
      await press('Undo: Vitamin D, 12:00');
      await expect(args.onReopenDose).toHaveBeenCalledWith(mixedDay[4]);
    });
    await step('any medicine can be recorded at any time', async () => {
      await press('Record a dose: Ibuprofen 200 mg');
      await expect(args.onOpenDoseForm).toHaveBeenLastCalledWith({
        medicationUuid: ibuprofen.uuid,
        name: 'Ibuprofen 200 mg',
        unit: 'tablet',
        dose: 1,
        doses: [],
        doseId: null,
        isOpenQuestion: false,
      });
    });
  },
});

export const StillOpenAfterMidnight = meta.story({
  args: { doses: ready(twoNights), now: afterMidnight },
  play: async ({ args: { onTakeDose, onOpenDoseForm }, canvas, userEvent }) => {
    const lastNight = within(canvas.getByRole('region', { name: 'Still open from yesterday' }));
    await expect(lastNight.getByText('Not taken yet')).toBeVisible();
    await expect(canvas.getByText('0 of 1 taken')).toBeVisible();
    // Tonight's dose is not offered yet, so it is not taken by mistake.
    await expect(canvas.getAllByRole('button', { name: /^Take now/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Take now: Amlodipine 5 mg, yesterday 21:30' }));
    await expect(onTakeDose).toHaveBeenCalledWith(twoNights[0]);
    await userEvent.click(canvas.getByRole('button', { name: 'Record a dose: Amlodipine 5 mg' }));
    await expect(onOpenDoseForm).toHaveBeenCalledWith({
      ...target,
      medicationUuid: amlodipine.uuid,
      name: amlodipine.name,
      doses: twoNights,
      doseId: twoNights[0]?.id,
      isOpenQuestion: true,
    });
    const tonight = within(canvas.getByRole('region', { name: 'Today' }));
    await userEvent.click(tonight.getByRole('button', { name: /^More/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Take it early' }));
    await expect(onTakeDose).toHaveBeenLastCalledWith(twoNights[1]);
  },
});

export const KeepsTheFocusWhenADoseOfYesterdayIsTaken = meta.story({
  args: { now: afterMidnight },
  render: (props) => {
    const [doses, setDoses] = useState(twoNights);
    const take = ({ id }: DoseEntry) => setDoses(doses.filter((dose) => dose.id !== id));
    return <MedicationScreen {...props} doses={ready(doses)} onTakeDose={take} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take now: Amlodipine 5 mg, yesterday 21:30' }));
    await expect(canvas.queryByText('Still open from yesterday')).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Today' })).toHaveFocus());
  },
});

export const TakesAllOfOneTime = meta.story({
  args: { doses: ready(morningTogether) },
  play: async ({ args: { onTakeDoses }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take all: 08:00' }));
    // The one with a warning is taken alone.
    await expect(onTakeDoses).toHaveBeenCalledWith([morningTogether[0], morningTogether[2]]);
    await expect(canvas.getByRole('button', { name: 'Take now: Metformin 500 mg, 08:00' })).toBeVisible();
  },
});

export const AsksWhichDoseItWas = meta.story({
  args: {
    now: afterMidnight,
    doses: ready(twoNights),
    doseForm: {
      status: 'open',
      target: { ...morning, doses: twoNights, doseId: twoNights[0]?.id ?? null, isOpenQuestion: true },
    },
  },
  play: async ({ args: { onSaveDose }, step, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'When did you take Metformin 500 mg?' }));
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Record dose' }));
    await step('last night’s dose is proposed, at its time', async () => {
      await expect(dialog.getByRole('radio', { name: 'Yesterday 21:30' })).toBeChecked();
      await save();
      const lastNight = { date: '2026-01-01', time: '21:30', dose: 1, note: null, doseId: twoNights[0]?.id };
      await expect(onSaveDose).toHaveBeenCalledWith(lastNight);
    });
    await step('an extra one belongs to none, now', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'An extra dose' }));
      await save();
      const extra = { date: '2026-01-02', time: '00:20', dose: 1, note: null, doseId: null };
      await expect(onSaveDose).toHaveBeenLastCalledWith(extra);
    });
    await step('a typed time stays when the dose is changed', async () => {
      const minute = dialog.getByLabelText('Minute');
      await userEvent.clear(minute);
      await userEvent.type(minute, '10');
      await userEvent.click(dialog.getByRole('radio', { name: 'Yesterday 21:30' }));
      await expect(dialog.getByLabelText('Minute')).toHaveValue('10');
    });
  },
});

export const SaysThatEveryDoseIsRecorded = meta.story({
  args: {
    doseForm: { status: 'open', target: { ...target, doses: [], doseId: null, isOpenQuestion: true } },
  },
  play: async ({ args: { onSaveDose }, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'When did you take Metformin 500 mg?' }));
    await waitFor(() =>
      expect(
        dialog.getByText('Every dose so far is recorded. This one counts as an extra dose.'),
      ).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Record dose' }));
    await expect(onSaveDose).toHaveBeenCalledWith({
      date: '2026-01-01',
      time: '17:12',
      dose: 1,
      note: null,
      doseId: null,
    });
  },
});

export const SaysThatADoseWasTakenElsewhere = meta.story({
  args: { doseConflict: { dose: takenElsewhere, wanted: 'take', isPending: false } },
  play: async ({ args: { onDismissConflict }, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Already recorded' }));
    const words =
      'Metformin 500 mg was recorded as taken at 08:05 on Chrome on Android. Do not take it again.';
    await waitFor(() => expect(dialog.getByText(words)).toBeVisible());
    await waitFor(() => expect(dialog.getByRole('button', { name: 'OK' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onDismissConflict).toHaveBeenCalledOnce();
  },
});

export const AsksWhetherATakenDoseIsWrong = meta.story({
  args: { doseConflict: { dose: takenElsewhere, wanted: 'skip', isPending: false } },
  play: async ({ args: { onConfirmConflict, onDismissConflict }, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'This dose was taken' }));
    await waitFor(() =>
      expect(dialog.getByText(/taken at 08:05 on Chrome on Android\. Is that wrong\?$/)).toBeVisible(),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Keep it as taken' }));
    await expect(onDismissConflict).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('button', { name: 'I did not take it' }));
    await expect(onConfirmConflict).toHaveBeenCalledOnce();
  },
});

export const AsksAboutADoseSkippedElsewhere = meta.story({
  args: {
    doseConflict: {
      dose: { ...morningDose, status: 'skipped', version: 1 },
      wanted: 'take',
      isPending: false,
    },
  },
  play: async ({ args: { onConfirmConflict }, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog', { name: 'This dose was skipped' }));
    await waitFor(() =>
      expect(dialog.getByText('Metformin 500 mg was skipped. Did you take it after all?')).toBeVisible(),
    );
    await waitFor(() => expect(dialog.getByRole('button', { name: 'No, keep it skipped' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Yes, record it' }));
    await expect(onConfirmConflict).toHaveBeenCalledOnce();
  },
});

export const RecordsADoseWithItsTrueTime = meta.story({
  args: { doseForm: { status: 'open', target: morning } },
  play: async ({ args: { onSaveDose }, step, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'When did you take Metformin 500 mg?' }));
    const save = dialog.getByRole('button', { name: 'Record dose' });
    await step('an amount of nothing is explained', async () => {
      await userEvent.clear(dialog.getByLabelText('How much'));
      await userEvent.click(save);
      await expect(dialog.getByLabelText('How much')).toHaveAccessibleDescription(
        /Enter how much you took, such as 1 or 0\.5\./,
      );
      await expect(onSaveDose).not.toHaveBeenCalled();
    });
    await step('half a tablet at the time of the dose, with a note', async () => {
      await userEvent.type(dialog.getByLabelText('How much'), '0.5');
      await userEvent.type(dialog.getByLabelText(/^Note/), 'Felt dizzy');
      await userEvent.click(save);
      await expect(onSaveDose).toHaveBeenCalledWith({
        date: '2026-01-01',
        time: '08:00',
        dose: 0.5,
        note: 'Felt dizzy',
        doseId: morningDose.id,
      });
    });
  },
});

export const NamesTheZoneOnAJourney = meta.story({
  tags: ['state'],
  args: { doseForm: { status: 'open', target: morning } },
  render: (props) => (
    <NamedZoneProvider timeZone={timeZone}>
      <MedicationScreen {...props} />
    </NamedZoneProvider>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    const time = dialog.getByRole('group', { name: 'Time (Singapore time)' });
    await waitFor(() => expect(time).toBeVisible());
    const list = within(screen.getByRole('region', { name: 'Today', hidden: true }));
    await expect(list.getByText('Times in Singapore time')).toBeVisible();
  },
});

export const ShowsWhatTheServerRefuses = meta.story({
  tags: ['state'],
  args: {
    doseForm: {
      status: 'open',
      target: morning,
      errors: { time: 'This time is in the future. Choose the time when you took it.' },
      message: 'Please check the form.',
    },
  },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByText('This time is in the future. Choose the time when you took it.')).toBeVisible(),
    );
  },
});

export const UndoesWhatWasJustRecorded = meta.story({
  args: {
    savedDose: {
      intakeUuid: 'intake-2',
      name: 'Metformin 500 mg',
      unit: 'tablet',
      dose: 2,
      date: '2025-12-31',
      time: '21:30',
    },
  },
  play: async ({ args: { onUndoDose, onHideSuccess }, canvas, userEvent }) => {
    await expect(canvas.getByText('Metformin 500 mg, 2 tablets, yesterday 21:30.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(onUndoDose).toHaveBeenCalledWith('intake-2');
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(onHideSuccess).toHaveBeenCalledOnce();
  },
});

export const TurnsRemindersOnAndOff = meta.story({
  render: (props) => {
    const [isOn, setIsOn] = useState(false);
    return (
      <MedicationScreen
        {...props}
        channel={{ status: isOn ? 'on' : 'off', isChanging: false }}
        onTurnRemindersOn={() => setIsOn(true)}
        onTurnRemindersOff={() => setIsOn(false)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await expect(canvas.getByText(/Messages come at the time of each dose/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(canvas.getByRole('button', { name: 'Turn on' })).toBeVisible();
  },
});
export const RemindersBlocked = meta.story({
  args: { channel: { status: 'blocked', isChanging: false }, doses: ready([]) },
  globals: { viewport: { value: 'narrow' } },
});

export const TellsWhetherRemindersArrive = meta.story({
  args: { testMessage: { status: 'sent' } },
  play: async ({ args: { onSendTest }, canvas, userEvent }) => {
    await expect(canvas.getByText('Last delivered today at 08:00.')).toBeVisible();
    await expect(
      canvas.getByText(/^Last message could not be delivered: the message service of your browser/),
    ).toBeVisible();
    await expect(canvas.getByText('Nothing sent yet.')).toBeVisible();
    await expect(canvas.getByText('A test message is on its way. It can take a minute.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test message' }));
    await expect(onSendTest).toHaveBeenCalledOnce();
  },
});

export const DeletesAMedicineAfterAsking = meta.story({
  render: (props) => {
    const [medicines, setMedicines] = useState([metformin, amlodipine]);
    const remove = (uuid: string) => setMedicines(medicines.filter((medicine) => medicine.uuid !== uuid));
    return <MedicationScreen {...props} medicines={ready(medicines)} onDeleteMedicine={remove} />;
  },
  play: async ({ canvas, userEvent }) => {
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await press('Delete: Metformin 500 mg');
    await press('Keep medicine');
    await expect(canvas.getByRole('heading', { name: 'Metformin 500 mg' })).toBeVisible();
    await press('Delete: Metformin 500 mg');
    await press('Delete medicine');
    await expect(canvas.queryByRole('heading', { name: 'Metformin 500 mg' })).not.toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your medicines' })).toHaveFocus());
  },
});

export const DeleteFailed = meta.story({
  args: {
    deletion: { status: 'failed', uuid: metformin.uuid, message: 'Network error. Please try again.' },
  },
});

/** Without a medicine, a patient who named groups at sign-up is not told that nothing is known. */
export const NamesAreMissing = meta.story({
  args: { doses: ready([]), medicines: ready([]), unnamed },
  play: async ({ args: { onDenyUnnamed }, canvas, step, userEvent }) => {
    await expect(canvas.queryByText('No medicines yet')).not.toBeInTheDocument();
    const groups = within(canvas.getByRole('region', { name: 'Without a name and times' }));
    await step('each leads to the medicines of its group', async () => {
      await expect(
        groups.getByRole('link', { name: 'Add its name and times: Medicine for blood pressure' }),
      ).toHaveAttribute('href', '/MedicationStepper?group=blood_pressure_medicine');
    });
    await step('what a doctor recorded is not denied here', async () => {
      await expect(groups.getByText('Dr Priya Nair recorded it on 3 December 2025.')).toBeVisible();
      await expect(groups.getAllByRole('button')).toHaveLength(1);
    });
    await step('a denial asks for its reason first', async () => {
      await userEvent.click(
        groups.getByRole('button', { name: 'I do not take this: Medicine for blood pressure' }),
      );
      await screen.findByRole('alertdialog', { name: 'Remove Medicine for blood pressure?' });
      await expect(onDenyUnnamed).not.toHaveBeenCalled();
      await userEvent.click(screen.getByRole('button', { name: 'It was added by mistake' }));
      await expect(onDenyUnnamed).toHaveBeenCalledWith('blood_pressure_medicine', 'mistake');
    });
  },
});

export const NamesAreMissingNarrow = meta.story({
  args: {
    medicines: ready([amlodipine]),
    unnamed: [...unnamed].reverse(),
    unnamedAnswer: {
      status: 'failed',
      item: 'blood_pressure_medicine',
      message: 'Network error. Please try again.',
    },
  },
  globals: { viewport: { value: 'narrow' } },
});

export const SaysNothingBeforeTheRecord = meta.story({
  tags: ['state'],
  args: { medicines: ready([]), unnamed: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Your medicines' })).toBeVisible();
    await expect(canvas.queryByText('No medicines yet')).not.toBeInTheDocument();
  },
});

export const ShowsMedicinesWithoutARecord = meta.story({
  tags: ['state'],
  args: { unnamed: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Amlodipine 5 mg' })).toBeVisible();
    await expect(canvas.queryByText('Without a name and times')).not.toBeInTheDocument();
  },
});

export const KeepsTheFocusWhenTheLastGroupIsDenied = meta.story({
  render: (props) => {
    const [groups, setGroups] = useState(unnamed.slice(0, 1));
    return <MedicationScreen {...props} unnamed={groups} onDenyUnnamed={() => setGroups([])} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^I do not take this/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'I no longer have it' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your medicines' })).toHaveFocus());
  },
});
