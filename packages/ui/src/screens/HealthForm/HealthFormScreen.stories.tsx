import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, loading, ready } from '../../patterns/RemoteView/index.ts';
import { isInWindow, showsOwnAdvice } from '../../test/showsOwnAdvice.ts';
import type { CheckedValue } from '../shared/CheckFirst/index.ts';
import { emergencyCall } from '../shared/emergency.fixtures.ts';
import type { ValueAdvice } from '../shared/UrgentAdvice.tsx';
import { filled, fromProfile, lists } from './HealthFormScreen.fixtures.ts';
import { HealthFormScreen } from './HealthFormScreen.tsx';
import type { HealthFormScreenProps } from './HealthFormScreen.types.ts';

const args: HealthFormScreenProps = {
  mode: 'new',
  form: ready({ lists, fields: fromProfile }),
  isSaving: false,
  report: [],
  onAttachReport: fn(),
  onDetachReport: fn(),
  today: '2026-01-01',
  onRetry: fn(),
  onSave: fn(),
  onRefuse: fn(),
  onConfirmCheck: fn(),
  onChangeChecked: fn(),
  onCancel: fn(),
  onChange: fn(),
  onDiscardDraft: fn(),
};
const meta = preview.meta({ component: HealthFormScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story();

export const Edit = meta.story({
  tags: ['state'],
  args: { mode: 'edit', hasStoredReport: true, form: ready({ lists, fields: filled }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('A report is kept with these results. Another file takes its place.'),
    ).toBeVisible();
  },
});

export const FindsAGroupByTheNameOnTheBox = meta.story({
  play: async ({ canvas, userEvent }) => {
    const medicines = within(canvas.getByRole('group', { name: 'Medicines you take' }));
    const search = medicines.getByRole('combobox');
    await userEvent.type(search, 'GLUCO');
    await userEvent.click(
      await screen.findByRole('option', { name: 'Tablets for diabetes Includes Glucophage' }),
    );
    await expect(medicines.getByRole('button', { name: 'Remove Tablets for diabetes' })).toBeVisible();
    await userEvent.type(search, 'losartan');
    await expect(await screen.findByRole('option')).toHaveTextContent('Medicine for blood pressure');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(medicines.getByRole('button', { name: 'Remove Medicine for blood pressure' })).toBeVisible();
    await userEvent.type(search, 'losartan');
    const [said] = await screen.findAllByText('Already chosen: Medicine for blood pressure.');
    await expect(said).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});

export const KeepsTheReport = meta.story({
  args: {
    report: [{ id: 'report', name: 'report.jpg', sizeBytes: 1_200_000, state: { status: 'waiting' } }],
  },
  play: async ({ args: { onDetachReport }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove report.jpg' }));
    await expect(onDetachReport).toHaveBeenCalledOnce();
  },
});

export const Narrow = meta.story({
  args: { isDraft: true, form: ready({ lists, fields: filled }) },
  globals: { viewport: { value: 'narrow' } },
});

export const Loading = meta.story({ args: { form: loading } });

export const Failed = meta.story({ args: { form: failed('Network error. Please try again.') } });

export const WritesUnitsAsTheyArePrinted = meta.story({
  play: async ({ canvas, userEvent }) => {
    const creatinine = within(canvas.getByRole('group', { name: 'Creatinine' }));
    const unit = creatinine.getByRole('combobox', { name: 'Unit' });
    await expect(unit).toHaveDisplayValue('µmol/L');
    await userEvent.selectOptions(unit, 'mg/dL');
    await userEvent.selectOptions(unit, 'µmol/L');
    await expect(unit).toHaveValue('umol/L');
    await expect(canvas.getByText('mL/min/1.73 m²')).toBeInTheDocument();
  },
});

const dayOfTest = (canvas: { getByRole: (role: 'group', options: { name: string }) => HTMLElement }) =>
  within(canvas.getByRole('group', { name: 'Day of the test' })).getByRole('textbox', { name: 'Day' });

export const SavesWhatIsPrinted = meta.story({
  play: async ({ args: { onSave, onChange }, canvas, userEvent }) => {
    await userEvent.type(dayOfTest(canvas), '20122025');
    const ldl = within(canvas.getByRole('group', { name: 'LDL cholesterol' }));
    await userEvent.type(ldl.getByRole('textbox', { name: 'Result' }), '2.9');
    await userEvent.type(ldl.getByRole('textbox', { name: 'to' }), '2.6');
    await expect(canvas.getByText('1 result')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save results' }));
    await expect(onSave).toHaveBeenCalledOnce();
    await expect(onSave).toHaveBeenCalledWith(
      expect.objectContaining({
        dateOfLabTest: '2025-12-20',
        isSmoker: false,
        chronicConditionsUuid: ['high-blood-pressure'],
        values: [{ code: 'ldl', value: 2.9, unit: 'mmol/L', referenceHigh: 2.6 }],
      }),
      [],
    );
    await expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ 'ldl.value': '2.9' }));
  },
});

export const RefusedByTheServer = meta.story({
  tags: ['state'],
  args: {
    form: ready({ lists, fields: { ...filled, 'sbp.value': '128' } }),
    errors: { sbp: 'Enter the lower blood pressure as well, or remove this one.' },
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('group', { name: 'Upper blood pressure' });
    await expect(row).toHaveTextContent('Enter the lower blood pressure as well, or remove this one.');
    await expect(within(row).getByRole('textbox', { name: 'Result' })).toHaveFocus();
    await expect(within(row).getByRole('textbox', { name: 'Result' })).toHaveValue('128');
  },
});

export const ReadsAgainInAnotherUnit = meta.story({
  tags: ['state'],
  args: { form: ready({ lists, fields: { ...filled, 'ldl.value': '110', 'ldl.high': '100' } }) },
  play: async ({ args: { onSave }, canvas, step, userEvent }) => {
    const row = canvas.getByRole('group', { name: 'LDL cholesterol' });
    const result = within(row).getByRole('textbox', { name: 'Result' });
    const unit = within(row).getByRole('combobox', { name: 'Unit' });
    const inMmol = 'Enter a value from 0.2 to 15 mmol/L, as it is printed on your report.';
    const inMgDl = 'Enter a value from 8 to 580 mg/dL, as it is printed on your report.';
    await step('a value out of the limits of its unit is not saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save results' }));
      await expect(row).toHaveTextContent(inMmol);
      await expect(result).toHaveFocus();
      await expect(onSave).not.toHaveBeenCalled();
    });
    await step('the unit on the report makes it right', async () => {
      await userEvent.selectOptions(unit, 'mg/dL');
      await expect(row).not.toHaveTextContent('Enter a value');
      await expect(canvas.queryByText('Please check these fields')).toBeNull();
    });
    await step('another value is read by the limits of that unit', async () => {
      await userEvent.clear(result);
      await userEvent.type(result, '2.9');
      await userEvent.click(canvas.getByRole('button', { name: 'Save results' }));
      await expect(row).toHaveTextContent(inMgDl);
    });
    await step('and again when the unit changes, without saving', async () => {
      await userEvent.selectOptions(unit, 'mmol/L');
      await expect(row).not.toHaveTextContent('Enter a value');
      await userEvent.selectOptions(unit, 'mg/dL');
      await expect(within(row).getByRole('alert')).toHaveTextContent(inMgDl);
    });
  },
});

const goNow: ValueAdvice = {
  reason: 'Your liver result is much higher than usual.',
  action: 'Go to A&E now. If you feel very unwell or cannot get there, call 995. Take this result with you.',
  call: emergencyCall,
};
const today: ValueAdvice = {
  reason: 'Your sugar is very high. Drink water. Keep to your care plan.',
  action: 'See a doctor today, even if you feel well. If no clinic can see you today, go to A&E.',
  call: emergencyCall,
};
/** A container that advises about the results of each refused form. */
function Refused({ onRefuse, ...props }: HealthFormScreenProps) {
  const [advice, setAdvice] = useState<readonly ValueAdvice[]>();
  return (
    <HealthFormScreen {...props} {...(advice && { advice })} onRefuse={() => setAdvice([goNow, today])} />
  );
}

const check: readonly CheckedValue[] = [
  {
    code: 'alt',
    question: 'You entered ALT 1050 U/L. Is that what your report says?',
    slip: 'This is very different from 42 U/L on 20 November 2025. A dot or unit may have slipped.',
    advice: goNow,
  },
];
/** A container that forgets the question when a result is changed. */
function Asked(props: HealthFormScreenProps) {
  const [isOpen, setOpen] = useState(true);
  return <HealthFormScreen {...props} {...(isOpen && { check })} onChangeChecked={() => setOpen(false)} />;
}
const two: Partial<HealthFormScreenProps> = {
  form: ready({ lists, fields: { ...filled, 'alt.value': '1050' } }),
  check: [
    ...check,
    {
      code: 'hba1c',
      question: 'You entered HbA1c 14.2 %. Is that what your report says?',
      slip: null,
      advice: today,
    },
  ],
};
export const AsksAboutTwoResults = meta.story({
  tags: ['state'],
  args: two,
  globals: { viewport: { value: 'tall' } },
  play: async ({ canvas }) => {
    await showsOwnAdvice(canvas, goNow);
    const text = canvas.getByRole('region', { name: 'Is this right?' }).textContent;
    await expect(text.indexOf(today.action)).toBeGreaterThan(text.indexOf('Is this right?'));
  },
});
export const AsksAboutTwoResultsSmall = meta.story({
  tags: ['state'],
  args: two,
  globals: { viewport: { value: 'small' }, theme: 'dark' },
  play: async ({ canvas }) => showsOwnAdvice(canvas, goNow),
});
export const AsksAboutTwoResultsInLargeText = meta.story({
  tags: ['state'],
  args: two,
  globals: { viewport: { value: 'tall' } },
  parameters: { media: { textPercent: 200 } },
  play: async ({ canvas }) => showsOwnAdvice(canvas, goNow),
});
export const AsksWhetherItIsRight = meta.story({
  args: { form: ready({ lists, fields: { ...filled, 'alt.value': '1050' } }), check },
  play: async ({ args, canvas, step, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Is this right?' })).toHaveFocus();
    await expect(canvas.getByText(/A dot or unit may have slipped\.$/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Call 995' })).toHaveAttribute('href', 'tel:995');
    await step('changing it leads back to the figure, which is kept', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change it' }));
      await expect(args.onChangeChecked).toHaveBeenCalledOnce();
      const row = within(canvas.getByRole('group', { name: 'ALT' }));
      await expect(row.getByRole('textbox', { name: 'Result' })).toHaveFocus();
      await expect(row.getByRole('textbox', { name: 'Result' })).toHaveValue('1050');
    });
    await step('saying yes saves it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Yes, save it' }));
      await expect(args.onConfirmCheck).toHaveBeenCalledOnce();
    });
  },
});
export const ForgetsAQuestionAboutAnEditedResult = meta.story({
  args: { form: ready({ lists, fields: { ...filled, 'alt.value': '1050' } }) },
  render: (props) => <Asked {...props} />,
  play: async ({ canvas, userEvent }) => {
    const row = within(canvas.getByRole('group', { name: 'ALT' }));
    const result = row.getByRole('textbox', { name: 'Result' });
    await userEvent.type(result, '{Backspace}');
    await expect(result).toHaveValue('105');
    await expect(result).toHaveFocus();
    await expect(canvas.queryByRole('region', { name: 'Is this right?' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Save results' })).toBeVisible();
  },
});
export const AsksWhetherItIsRightNarrow = meta.story({
  args: { form: ready({ lists, fields: { ...filled, 'alt.value': '1050' } }), check },
  globals: { viewport: { value: 'narrow' } },
});
const undated: Partial<HealthFormScreenProps> = {
  form: ready({ lists, fields: { ...filled, dateOfLabTest: '', 'alt.value': '1050' } }),
};
export const ReportsResultsWithoutADate = meta.story({
  args: undated,
  play: async ({ args: { onSave, onRefuse }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save results' }));
    await expect(onSave).not.toHaveBeenCalled();
    const alt = expect.objectContaining({ code: 'alt', value: 1050 });
    await expect(onRefuse).toHaveBeenCalledWith({ values: expect.arrayContaining([alt]) });
  },
});
export const AdvisesAboveARefusal = meta.story({
  args: undated,
  globals: { viewport: { value: 'small' } },
  render: (props) => <Refused {...props} />,
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save results' }));
    const advice = within(await canvas.findByRole('alert'));
    const phone = advice.getByRole('link', { name: 'Call 995' });
    await waitFor(async () => {
      for (const element of [advice.getByText(goNow.reason), advice.getByText(goNow.action), phone])
        await expect(isInWindow(element)).toBe(true);
    });
    await step('above the error, whose field has focus', async () => {
      const error = canvas.getByText('Enter the day of the test.', { exact: false });
      await expect(phone.compareDocumentPosition(error)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await expect(dayOfTest(canvas)).toHaveFocus();
    });
    await step('until the form is saved with a date', async () => {
      await userEvent.type(dayOfTest(canvas), '20122025');
      await expect(advice.getByText(goNow.reason)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Save results' }));
      await expect(args.onSave).toHaveBeenCalledOnce();
    });
  },
});
export const NothingEntered = meta.story({
  play: async ({ args: { onSave }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save results' }));
    await expect(canvas.getAllByText('Enter at least one result from your report.')[0]).toBeVisible();
    await expect(onSave).not.toHaveBeenCalled();
  },
});

export const BegunAnotherTime = meta.story({
  args: { isDraft: true, form: ready({ lists, fields: filled }) },
  play: async ({ args: { onDiscardDraft }, canvas, userEvent }) => {
    await expect(canvas.getByText('We kept what you typed last time.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }));
    await expect(onDiscardDraft).toHaveBeenCalledOnce();
  },
});

export const AsksWhatARemovalMeans = meta.story({
  args: {
    removalQuestions: {
      'high-blood-pressure':
        'You removed high blood pressure. Do you no longer have it, or was it added by mistake?',
    },
  },
  play: async ({ args: { onSave }, canvas, step, userEvent }) => {
    await userEvent.type(dayOfTest(canvas), '20122025');
    const ldl = within(canvas.getByRole('group', { name: 'LDL cholesterol' }));
    await userEvent.type(ldl.getByRole('textbox', { name: 'Result' }), '2.9');
    const remove = () => canvas.getByRole('button', { name: 'Remove High blood pressure' });
    await step('keeping it changes nothing', async () => {
      await userEvent.click(remove());
      const question =
        'You removed high blood pressure. Do you no longer have it, or was it added by mistake?';
      await waitFor(() => expect(screen.getByText(question)).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
      await expect(remove()).toBeVisible();
    });
    await step('an answer goes with the form', async () => {
      await userEvent.click(remove());
      await userEvent.click(await screen.findByRole('button', { name: 'It was added by mistake' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Save results' }));
      const removals = [{ value: 'high-blood-pressure', says: 'mistake' }];
      await expect(onSave).toHaveBeenCalledWith(
        expect.not.objectContaining({ chronicConditionsUuid: expect.anything() }),
        removals,
      );
    });
  },
});
