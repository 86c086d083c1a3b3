import { expect, fn, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, loading, ready } from '../../patterns/RemoteView/index.ts';
import { checkNric, emptyForm, meiLing } from './PatientFormScreen.fixtures.ts';
import { PatientFormScreen, type PatientFormScreenProps } from './PatientFormScreen.tsx';

const args: PatientFormScreenProps = {
  form: ready(emptyForm),
  registration: { status: 'editing' },
  isUnknown: false,
  today: '2026-01-01',
  checkNric,
  onRetry: fn(),
  onRegister: fn(),
  onJoinQueue: fn(),
};
const meta = preview.meta({ component: PatientFormScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  args: { isUnknown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Patient not found')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { form: loading } });

export const Failed = meta.story({ args: { form: failed('Network error. Please try again.') } });

const filled = ready({ ...emptyForm, known: meiLing });

export const Sending = meta.story({ args: { form: filled, registration: { status: 'sending' } } });

export const NarrowAndLong = meta.story({
  tags: ['state'],
  args: {
    isUnknown: true,
    form: ready({
      ...emptyForm,
      known: { ...meiLing, name: 'Siti Nurhaliza binte Abdul Rahman Muhammad Faizal', nric: 'S1234567A' },
    }),
    registration: { status: 'editing', message: 'Network error. Please try again.' },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The last letter does not fit this number\./)).toBeVisible();
  },
});

export const AsksForWhatIsMissing = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    const submit = canvas.getByRole('button', { name: 'Register and join the queue' });
    await step('everything missing is listed, and the list leads to its field', async () => {
      await userEvent.click(submit);
      await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
      const summary = within(canvas.getByRole('alert'));
      await expect(summary.getAllByRole('button')).toHaveLength(10);
      await userEvent.click(summary.getByRole('button', { name: 'Choose your gender.' }));
      await expect(canvas.getByRole('combobox', { name: 'Gender' })).toHaveFocus();
    });
    await step('an allergy is named', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
      await userEvent.click(submit);
      await expect(
        canvas.getByRole('button', { name: 'Say which medicines you are allergic to.' }),
      ).toBeVisible();
    });
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
});

export const RegistersOnceComplete = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const type = (name: string | RegExp, text: string) =>
      userEvent.type(canvas.getByRole('textbox', { name }), text);
    await type('Full name', 'Tan Mei Ling');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Gender' }), 'Female');
    await type('Day', '12');
    await type('Month', '4');
    await type('Year', '1968');
    await userEvent.click(canvas.getByRole('radio', { name: /NRIC/ }));
    await type('NRIC or FIN', 's1234567d');
    await type('Mobile number', '9123 4567');
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await type('Block and street', '12 Marina View');
    await type('Postal code', '018961');
    await type(/^Where are you now\?/, ' At work, level 8 ');
    await userEvent.click(canvas.getByRole('checkbox', { name: /I agree to the terms of use/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Register and join the queue' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
    const registration = {
      language: 'en',
      name: 'Tan Mei Ling',
      gender: 'Female',
      ic_type: 'NRIC',
      nric: 'S1234567D',
      mobile: '9123 4567',
      email: undefined,
      date_of_birth: '1968-04-12',
      allergy: false,
      address: '12 Marina View',
      unit: undefined,
      postal: '018961',
      'terms-checkbox': true,
    };
    await expect(args.onRegister).toHaveBeenCalledWith(registration, 'At work, level 8');
  },
});

export const RefusedByTheClinic = meta.story({
  tags: ['state'],
  args: {
    form: filled,
    registration: {
      status: 'editing',
      message: 'Some fields need another look.',
      errors: { mobile: 'Enter a telephone number, for example 9123 4567.' },
    },
  },
  play: async ({ canvas }) => {
    const mobile = canvas.getByRole('textbox', { name: 'Mobile number' });
    await expect(mobile).toHaveAccessibleDescription(/Enter a telephone number, for example 9123 4567\./);
    await expect(mobile).toHaveValue('+65 9123 4567');
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue('Tan Mei Ling');
  },
});

export const RegisteredButNotInTheQueue = meta.story({
  args: { registration: { status: 'notJoined', message: 'Network error. Please try again.' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'You are registered' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Join the queue' }));
    await expect(args.onJoinQueue).toHaveBeenCalledOnce();
  },
});
