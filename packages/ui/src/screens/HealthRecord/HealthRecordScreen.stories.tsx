import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, forbidden, loading, ready } from '../../patterns/RemoteView/index.ts';
import { emptyRecord, fullRecord } from './HealthRecordScreen.fixtures.ts';
import { HealthRecordScreen, type HealthRecordScreenProps } from './HealthRecordScreen.tsx';
import type { RecordLine } from './HealthRecordScreen.types.ts';

const args: HealthRecordScreenProps = {
  record: ready(fullRecord),
  change: { status: 'idle' },
  today: '2026-01-10',
  onRetry: fn(),
  onState: fn(),
};
const meta = preview.meta({ component: HealthRecordScreen, args, parameters: { layout: 'fullscreen' } });

const dayOf = (label: RegExp | string) =>
  within(screen.getByRole('group', { name: label })).getByRole('textbox', { name: 'Day' });

export const Ready = meta.story();
export const Loading = meta.story({ args: { record: loading } });
export const Empty = meta.story({ args: { record: ready(emptyRecord) } });
export const Failed = meta.story({
  args: { record: failed('Network error. Please try again.') },
  play: async ({ args: { onRetry }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});
export const Forbidden = meta.story({ args: { record: forbidden } });
export const NarrowAndNotSaved = meta.story({
  args: { change: { status: 'failed', message: 'Network error. Please try again.' } },
  globals: { viewport: { value: 'narrow' } },
});

export const AnswersAQuestion = meta.story({
  play: async ({ args: { onState }, canvas, userEvent }) => {
    await expect(
      canvas.getByText(
        'You told us different things about a past stroke or mini-stroke. Until you answer we count it as yes, to be safe.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: 'No' })[0] ?? document.body);
    await expect(onState).toHaveBeenCalledWith([{ item: 'stroke', says: 'absent', confirmed: true }]);
  },
});

export const NamesWhatOnlyTheClinicSettles = meta.story({
  tags: ['state'],
  play: async ({ canvas }) => {
    const ofClinic = canvas.getByRole('region', { name: 'Only your clinic can change this' });
    await expect(ofClinic).toHaveTextContent(/If this is wrong, tell the clinic\.$/);
    await expect(canvas.getByRole('region', { name: 'Please answer' })).not.toHaveTextContent(
      'tell the clinic',
    );
  },
});

export const SaysWhichType = meta.story({
  play: async ({ args: { onState }, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Which type of diabetes do you have?' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Type 2 diabetes' }));
    await expect(onState).toHaveBeenCalledWith([
      { item: 'type_2_diabetes', says: 'present', confirmed: true },
    ]);
  },
});

export const SaysNoneOfThese = meta.story({
  play: async ({ args: { onState }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'None of these' }));
    await expect(onState).toHaveBeenCalledWith([
      { item: 'smoking', says: 'absent' },
      { item: 'pregnancy', says: 'absent' },
      { item: 'organ_damage', says: 'absent' },
    ]);
  },
});

export const LeadsToOneQuestion = meta.story({
  tags: ['state'],
  args: { asked: 'organ_damage' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Has a doctor told you that high blood pressure/)).toHaveFocus();
  },
});

export const SaysWhenATestWasDone = meta.story({
  play: async ({ args: { onState }, canvas, step, userEvent }) => {
    const answer = (name: string, question: string) =>
      canvas
        .getAllByRole('button', { name })
        .find((button) => button.getAttribute('aria-describedby') === `ask-${question}`) ?? document.body;
    await step('"yes" asks for the day', async () => {
      await userEvent.click(answer('Yes', 'stool_test'));
      await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
      await expect(screen.getByText('Enter the day.')).toBeVisible();
      await fireEvent.input(dayOf(/Day of the last one/), { target: { value: '2025-03-01' } });
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await expect(onState).toHaveBeenCalledWith([
        { item: 'stool_test', says: 'present', doneOn: '2025-03-01' },
      ]);
    });
    await step('"no" asks for nothing more', async () => {
      await userEvent.click(answer('No', 'flu_vaccine'));
      await expect(onState).toHaveBeenLastCalledWith([{ item: 'flu_vaccine', says: 'absent' }]);
    });
    await step('the day is changed later', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change the day: Mammogram (breast X-ray)' }));
      await fireEvent.input(dayOf(/Day of the last one/), { target: { value: '2026-01-05' } });
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await expect(onState).toHaveBeenLastCalledWith([
        { item: 'mammogram', says: 'present', confirmed: true, doneOn: '2026-01-05' },
      ]);
    });
  },
});

const endLabel = /Day of the birth, or on which the pregnancy ended/;
const enterDay = (label: RegExp, value: string) => fireEvent.input(dayOf(label), { target: { value } });

export const SaysThatABirthWasRecent = meta.story({
  play: async ({ args: { onState }, canvas, step, userEvent }) => {
    const yes = canvas
      .getAllByRole('button', { name: 'Yes' })
      .find((button) => button.getAttribute('aria-describedby') === 'ask-pregnancy');
    await userEvent.click(yes ?? document.body);
    await userEvent.click(await screen.findByRole('radio', { name: 'I was pregnant until some weeks ago' }));
    await step('the day is needed, and not in the future', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await expect(screen.getByText('Enter the day.')).toBeVisible();
      await enterDay(endLabel, '2026-01-11');
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await expect(
        screen.getByText('This day is in the future. Enter today or an earlier day.'),
      ).toBeVisible();
    });
    await enterDay(endLabel, '2025-12-20');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onState).toHaveBeenCalledWith([{ item: 'pregnancy', says: 'resolved', on: '2025-12-20' }]);
  },
});

/** Pregnancy that was entered on 2 March. */
const stated = { statedOn: '2025-03-02', endsFrom: '2025-01-19' };

export const SaysThatAPregnancyIsOver = meta.story({
  args: {
    record: ready({
      ...fullRecord,
      questions: [
        {
          item: 'pregnancy',
          text: null,
          reason:
            'You told us on 2 March 2025 that you are pregnant. Until you answer we count it as yes, to be safe.',
          question: 'Are you still pregnant?',
          answers: [
            { label: 'Yes', states: [{ item: 'pregnancy', says: 'present', confirmed: true }] },
            { label: 'No', states: [{ item: 'pregnancy', says: 'resolved', confirmed: true }] },
          ],
        },
      ],
      pregnancy: stated,
    }),
  },
  play: async ({ args: { onState }, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'No' })[0] ?? document.body);
    await step('it cannot have ended long before it was stated', async () => {
      await enterDay(endLabel, '2025-01-18');
      await userEvent.click(screen.getByRole('button', { name: 'Save' }));
      await expect(
        screen.getByText(
          'You told us on 2 March 2025 that you were pregnant. Enter 19 January 2025 or a later day.',
        ),
      ).toBeVisible();
    });
    await enterDay(endLabel, '2025-12-01');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onState).toHaveBeenCalledWith([
      { item: 'pregnancy', says: 'resolved', confirmed: true, on: '2025-12-01' },
    ]);
  },
});

const pregnancyLine = { ...fullRecord.others[0], item: 'pregnancy', name: 'Pregnancy' } as RecordLine;

export const RemovesAPregnancy = meta.story({
  args: { record: ready({ ...fullRecord, others: [pregnancyLine], pregnancy: stated }) },
  play: async ({ args: { onState }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Pregnancy' }));
    await userEvent.click(await screen.findByRole('button', { name: 'I no longer have it' }));
    await screen.findByRole('dialog', { name: 'Pregnancy' });
    await enterDay(endLabel, '2025-12-30');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onState).toHaveBeenCalledWith([
      { item: 'pregnancy', says: 'resolved', confirmed: true, on: '2025-12-30' },
    ]);
  },
});

export const EnteredThePregnancyAfterTheBirth = meta.story({
  args: { record: ready({ ...fullRecord, others: [pregnancyLine], pregnancy: stated }) },
  play: async ({ args: { onState }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Pregnancy' }));
    await userEvent.click(await screen.findByRole('button', { name: 'I no longer have it' }));
    await screen.findByRole('dialog', { name: 'Pregnancy' });
    await enterDay(endLabel, '2025-02-20');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onState).toHaveBeenCalledWith([
      { item: 'pregnancy', says: 'resolved', confirmed: true, on: '2025-03-02', dueOn: '2025-02-20' },
    ]);
  },
});

export const IsPregnantAgain = meta.story({
  args: { record: ready({ ...fullRecord, denied: [{ ...pregnancyLine, state: 'past' }] }) },
  play: async ({ args: { onState }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('What you do not have (1)'));
    await userEvent.click(canvas.getByRole('button', { name: 'I have this: Pregnancy' }));
    await screen.findByRole('dialog', { name: 'Pregnancy' });
    await enterDay(/Due date/, '2026-07-01');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(onState).toHaveBeenCalledWith([
      { item: 'pregnancy', says: 'present', confirmed: true, dueOn: '2026-07-01' },
    ]);
  },
});

export const RemovesACondition = meta.story({
  play: async ({ args: { onState }, canvas, step, userEvent }) => {
    const remove = () => canvas.getByRole('button', { name: 'Remove Diabetes, type 2' });
    await step('what a doctor recorded cannot be removed', async () => {
      await expect(canvas.queryByRole('button', { name: 'Remove Long-term kidney disease' })).toBeNull();
    });
    await step('keeping it states nothing', async () => {
      await userEvent.click(remove());
      const question = await screen.findByText(
        'You removed diabetes, type 2. Do you no longer have it, or was it added by mistake?',
      );
      await waitFor(() => expect(question).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: 'Keep it' }));
      await expect(onState).not.toHaveBeenCalled();
    });
    await step('an answer says which of the two it is', async () => {
      await userEvent.click(remove());
      await userEvent.click(await screen.findByRole('button', { name: 'I no longer have it' }));
      await expect(onState).toHaveBeenCalledWith([
        { item: 'type_2_diabetes', says: 'resolved', confirmed: true },
      ]);
    });
  },
});

export const AddsAConditionInOwnWords = meta.story({
  play: async ({ args: { onState }, canvas, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: /Condition/ });
    const add = canvas.getByRole('button', { name: 'Add' });
    await userEvent.click(add);
    await expect(canvas.getByText('Enter a condition.')).toBeVisible();
    await userEvent.type(box, 'Tennis elbow');
    await userEvent.click(add);
    await expect(onState).toHaveBeenCalledWith([
      { item: 'other_condition', says: 'present', text: 'Tennis elbow' },
    ]);
  },
});
