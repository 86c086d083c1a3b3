import { expect, screen, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, loading } from '../../patterns/RemoteView/index.ts';
import { SignUpProfileScreen } from './SignUpProfileScreen.tsx';
import { accountStep, codeStep, profileStep } from './SignUpScreen.fixtures.ts';
import { SignUpScreen } from './SignUpScreen.tsx';
import type { SignUpProfileScreenProps, SignUpScreenProps } from './SignUpScreen.types.ts';

interface Args {
  props: SignUpScreenProps | SignUpProfileScreenProps;
}

const meta = preview.meta({
  render: ({ props }: Args) =>
    'lists' in props ? <SignUpProfileScreen {...props} /> : <SignUpScreen {...props} />,
  args: { props: accountStep },
  argTypes: { props: { table: { disable: true } } },
  parameters: { layout: 'fullscreen' },
});

const guessed = 'Many people use this or something close to it. Use several unrelated words.';

export const Ready = meta.story();
export const AccountNarrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
export const ProfileNarrow = meta.story({
  args: { props: profileStep },
  globals: { viewport: { value: 'narrow' } },
});
export const ProfileLoading = meta.story({ args: { props: { ...profileStep, lists: loading } } });
export const ProfileFailed = meta.story({
  args: { props: { ...profileStep, lists: failed('Network error. Please try again.') } },
});

export const OpensAnAccount = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const submit = canvas.getByRole('button', { name: 'Create account' });
    await step('everything that is missing is said at once', async () => {
      await userEvent.click(submit);
      await expect(canvas.getByLabelText(/^Full name/)).toHaveAccessibleDescription('Enter your name.');
      await expect(canvas.getByLabelText(/^E-mail/)).toHaveAccessibleDescription(
        'Enter your e-mail address.',
      );
      await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(
        /Use at least 12 characters\./,
      );
      await expect(accountStep.onSubmit).not.toHaveBeenCalled();
    });
    await userEvent.type(canvas.getByLabelText(/^Full name/), 'Nurul Aisyah');
    await userEvent.type(canvas.getByLabelText(/^E-mail/), 'nurul@example.sg');
    await userEvent.type(canvas.getByLabelText(/^Password/), 'lanterns-over-the-river');
    await userEvent.type(canvas.getByLabelText(/^Confirm password/), 'lanterns-over-the-river');
    await userEvent.click(submit);
    await expect(accountStep.onSubmit).toHaveBeenCalledWith({
      fullName: 'Nurul Aisyah',
      email: 'nurul@example.sg',
      phone: '',
      password: 'lanterns-over-the-river',
      confirmPassword: 'lanterns-over-the-river',
    });
  },
});

export const PrefilledByTheProvider = meta.story({
  args: {
    props: { ...accountStep, provided: { email: 'nurul@example.sg', fullName: 'Nurul Aisyah' } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('You sign in as nurul@example.sg. No password is needed.')).toBeVisible();
    await expect(canvas.queryByLabelText(/^Password/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(accountStep.onSubmit).toHaveBeenCalledWith({
      fullName: 'Nurul Aisyah',
      email: 'nurul@example.sg',
      phone: '',
    });
  },
});

export const RefusedByTheServer = meta.story({
  tags: ['state'],
  args: { props: { ...accountStep, fieldErrors: { password: guessed } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(
      new RegExp(guessed.replaceAll('.', '\\.')),
    );
  },
});

export const ConfirmsTheCode = meta.story({
  args: { props: { ...codeStep, errorMessage: 'This code is not right. Check the mail and try again.' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'This code is not right. Check the mail and try again.',
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /Code from the e-mail/ }), '314159{Enter}');
    await expect(codeStep.onSubmit).toHaveBeenCalledWith('314159');
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new code' }));
    await expect(codeStep.onResend).toHaveBeenCalledOnce();
  },
});

export const CodeInADemo = meta.story({
  tags: ['state'],
  args: { props: { ...codeStep, demoOutboxHref: '/dev/outbox' } },
  play: async ({ canvas }) => {
    const outbox = canvas.getByRole('link', { name: /^Read the mail in the demo outbox/ });
    await expect(outbox).toHaveAttribute('href', '/dev/outbox');
  },
});

export const CodeSpent = meta.story({
  args: {
    props: {
      ...codeStep,
      isSpent: true,
      resend: 'cooling',
      errorMessage: 'This code no longer works. Ask for a new one.',
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /Code from the e-mail/ }), '314159{Enter}');
    await expect(codeStep.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('30 seconds');
    await expect(canvas.queryByRole('link', { name: /demo outbox/ })).not.toBeInTheDocument();
  },
});

export const CompletesTheProfile = meta.story({
  args: { props: profileStep },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(profileStep.onSubmit).not.toHaveBeenCalled();
    const birth = within(canvas.getByRole('group', { name: /Date of birth/ }));
    await userEvent.type(birth.getByRole('textbox', { name: 'Day' }), '1');
    await userEvent.type(birth.getByRole('textbox', { name: 'Month' }), '2');
    await userEvent.type(birth.getByRole('textbox', { name: 'Year' }), '1980');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Gender' }), 'Female');
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await userEvent.click(canvas.getByText('Conditions and medicines (optional)'));
    const conditions = within(canvas.getByRole('group', { name: 'Long-term conditions' }));
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.type(conditions.getByRole('combobox'), 'diab');
    await userEvent.click(await screen.findByRole('option', { name: 'Diabetes' }));
    await expect(conditions.getByRole('button', { name: 'Remove Diabetes' })).toBeVisible();
    // Ready for the next selection.
    await expect(conditions.getByRole('combobox')).toHaveFocus();
    await expect(conditions.getByRole('combobox')).toHaveValue('');
    const medicines = within(canvas.getByRole('group', { name: 'Medicines you take now' }));
    await expect(medicines.getByRole('combobox')).toHaveAccessibleDescription(/the name on the box/);
    await userEvent.type(medicines.getByRole('combobox'), 'metf');
    await userEvent.click(
      await screen.findByRole('option', { name: 'Tablets for diabetes Includes metformin' }),
    );
    await expect(medicines.getByRole('button', { name: 'Remove Tablets for diabetes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save and continue' }));
    await expect(profileStep.onSubmit).toHaveBeenCalledWith({
      dateOfBirth: '1980-02-01',
      genderUuid: 'female',
      isSmoker: false,
      chronicConditionsUuid: ['diabetes'],
      currentlyMedicationsUuid: ['tablets for diabetes'],
    });
  },
});
