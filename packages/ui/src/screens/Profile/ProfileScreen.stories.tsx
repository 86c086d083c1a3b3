import { expect, fn, screen, within } from 'storybook/test';
import preview from '#ui/preview';
import { failed, loading, ready } from '../../patterns/RemoteView/index.ts';
import { profile, record } from './ProfileScreen.fixtures.ts';
import { ProfileScreen, type ProfileScreenProps } from './ProfileScreen.tsx';

const idle = { isSaving: false };
const held = { ...profile, document: { type: 'NRIC', code: 'S1234567D' } as const };
const args: ProfileScreenProps = {
  profile: ready(profile),
  files: {},
  record: ready(record),
  form: idle,
  removal: idle,
  today: '2026-01-01',
  onChoose: fn(),
  onSave: fn(),
  onRemoveDocument: fn(),
  onRetry: fn(),
  onRetryRecord: fn(),
};
const meta = preview.meta({ component: ProfileScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story();
export const Narrow = meta.story({
  args: { profile: ready(held) },
  globals: { viewport: { value: 'narrow' } },
});
export const Loading = meta.story({ args: { profile: loading } });
export const RecordFailsOnItsOwn = meta.story({
  args: { record: failed('Network error. Please try again.') },
});
export const WithoutHealthRecord = meta.story({ args: { record: undefined } });

export const WhatIsTypedIsSaved = meta.story({
  play: async ({ args: { onSave }, canvas, userEvent }) => {
    const phone = canvas.getByLabelText(/^Phone number/);
    await userEvent.clear(phone);
    await userEvent.type(canvas.getByLabelText(/^Identity number/), 's1234567d');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(phone).toHaveAccessibleDescription(/Enter a phone number of 8 to 20 digits/);
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.type(phone, '+65 9000 1111');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(canvas.getByText('Choose the type of your document.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /^Type of document/ }), 'NRIC');
    await userEvent.click(canvas.getByRole('button', { name: 'Save profile' }));
    await expect(onSave).toHaveBeenCalledWith({
      ...profile.fields,
      phone: '+65 9000 1111',
      document_type: 'nric',
      document_code: 'S1234567D',
    });
  },
});

export const TypedLastTime = meta.story({
  args: {
    profile: ready({ ...profile, typed: { phone: '+65 9000 3333' } }),
    onChange: fn(),
    onDiscardTyped: fn(),
  },
  play: async ({ args: { onChange, onDiscardTyped }, canvas, userEvent }) => {
    await expect(canvas.getByText('We kept what you typed last time. It is not saved yet.')).toBeVisible();
    const phone = canvas.getByLabelText(/^Phone number/);
    await expect(phone).toHaveValue('+65 9000 3333');
    await userEvent.type(phone, '4');
    await userEvent.type(canvas.getByLabelText(/^Identity number/), 'S1234567D');
    await expect(onChange).toHaveBeenLastCalledWith({ ...profile.fields, phone: '+65 9000 33334' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show what is saved' }));
    await expect(onDiscardTyped).toHaveBeenCalledOnce();
  },
});

export const NumberOfSomebodyElse = meta.story({
  tags: ['state'],
  args: {
    form: { ...idle, errors: { document_code: 'This identity number cannot be used. Contact the clinic.' } },
  },
  play: async ({ canvas }) => {
    const code = canvas.getByLabelText(/^Identity number/);
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription(/This identity number cannot be used/);
  },
});

export const DocumentIsHiddenAndRemoved = meta.story({
  args: { profile: ready(held) },
  play: async ({ args: { onRemoveDocument }, canvas, userEvent }) => {
    await expect(canvas.getByText('NRIC ending in 567D')).toBeVisible();
    await expect(canvas.queryByText(/S1234567D/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove document' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove your identity document?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove document' }));
    await expect(onRemoveDocument).toHaveBeenCalledOnce();
  },
});
