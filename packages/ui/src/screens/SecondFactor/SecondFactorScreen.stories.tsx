import { expect, fn, screen, within } from 'storybook/test';
import preview from '#ui/preview';
import { exampleModules } from '../../patterns/QrCode/QrCode.fixtures.ts';
import { failed, loading, ready } from '../../patterns/RemoteView/index.ts';
import { SecondFactorScreen, type SecondFactorScreenProps } from './SecondFactorScreen.tsx';

const off = { isOn: false, isRequired: false, recoveryCodesLeft: 0, hasPassword: true };
const on = { ...off, isOn: true, recoveryCodesLeft: 2 };
const recoveryCodes = [
  'k7qm-x2pd-hw9r',
  '3bne-tt6k-mz4c',
  'q8ws-5hfp-2dxj',
  'vn4c-9kyt-r6be',
  'm2gz-wd7q-8xsh',
  'p5jr-4ctn-ky9v',
  'z6he-bq3m-t2wf',
  'c9xk-7vds-n4gp',
  'h3tw-m8zj-q5ec',
  'd7yn-2rkb-x6vs',
];

const args: SecondFactorScreenProps = {
  state: ready(off),
  step: { kind: 'overview' },
  form: { isSaving: false },
  onRetry: fn(),
  onBegin: fn(),
  onConfirm: fn(),
  onCancelScan: fn(),
  onCopyCodes: fn(),
  onDone: fn(),
  onRenewCodes: fn(),
  onTurnOff: fn(),
};
const meta = preview.meta({ component: SecondFactorScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ args: { onBegin }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const password = canvas.getByLabelText(/^Your password/);
    await expect(password).toHaveAccessibleDescription('Enter your password.');
    await userEvent.type(password, 'sunrise-over-marina-bay{Enter}');
    await expect(onBegin).toHaveBeenCalledWith('sunrise-over-marina-bay');
  },
});
export const RequiredOfStaff = meta.story({ args: { onSignOut: fn() } });
export const Scan = meta.story({
  tags: ['pixels'],
  args: {
    step: { kind: 'scan', key: { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', modules: exampleModules } },
    form: { isSaving: false, errors: { code: 'That code is not right. Enter the newest one.' } },
  },
  play: async ({ args: { onConfirm }, canvas, userEvent }) => {
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Code from the app/), '271828{Enter}');
    await expect(onConfirm).toHaveBeenCalledWith('271828');
  },
});
export const ScanNarrow = meta.story({
  args: {
    step: { kind: 'scan', key: { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', modules: exampleModules } },
  },
  globals: { viewport: { value: 'narrow' } },
});
export const RecoveryCodes = meta.story({
  args: { step: { kind: 'codes', recoveryCodes } },
  play: async ({ args: { onCopyCodes, onDone }, canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Recovery codes' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(onCopyCodes).toHaveBeenCalledWith(recoveryCodes);
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied.');
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved them' }));
    await expect(onDone).toHaveBeenCalledOnce();
  },
});
export const On = meta.story({
  args: { state: ready(on) },
  play: async ({ args: { onTurnOff }, canvas, userEvent }) => {
    await expect(canvas.getByText(/2 recovery codes are left\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn off the second step?' }));
    await userEvent.type(dialog.getByLabelText(/^Your password/), 'sunrise-over-marina-bay');
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    await expect(onTurnOff).toHaveBeenCalledWith('sunrise-over-marina-bay');
  },
});
export const StaffCannotTurnItOff = meta.story({
  tags: ['state'],
  args: { state: ready({ ...on, isRequired: true, recoveryCodesLeft: 10 }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
  },
});
export const Loading = meta.story({ args: { state: loading } });
export const Failed = meta.story({ args: { state: failed('Network error. Please try again.') } });
