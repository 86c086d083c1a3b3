import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { Stack } from '../../primitives/Stack/index.ts';
import { pressWithKeyboard } from '../../test/pressWithKeyboard.ts';
import { personStream } from '../VideoStage/VideoStage.fixtures.ts';
import { DeviceCheck, type DeviceCheckProps, type DeviceCheckState } from './DeviceCheck.tsx';

const args: DeviceCheckProps = { check: { status: 'idle' }, onCheck: fn() };
const meta = preview.meta({ component: DeviceCheck, args });

const failed: DeviceCheckState = {
  status: 'failed',
  message: 'Failed to access camera and/or microphone. Please ensure they are connected and try again.',
  helpSteps: ['Press the camera symbol at the right end of the address bar.', 'Choose “Always allow”.'],
};
const open = (part: Partial<Extract<DeviceCheckState, { status: 'open' }>> = {}): DeviceCheckState => ({
  status: 'open',
  stream: personStream(190),
  hasMicrophone: true,
  level: 0.6,
  isHeard: true,
  ...part,
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: (props) => (
    <Stack gap="lg">
      <DeviceCheck {...props} />
      <DeviceCheck {...props} check={{ status: 'opening' }} />
      <DeviceCheck {...props} check={open()} />
      <DeviceCheck {...props} check={open({ stream: null, level: 0, isHeard: false })} />
      <DeviceCheck {...props} check={open({ hasMicrophone: false })} />
      <DeviceCheck {...props} check={failed} />
    </Stack>
  ),
});

export const OpensNothingUnasked = meta.story({
  play: async ({ args: { onCheck }, canvas, userEvent }) => {
    await expect(onCheck).not.toHaveBeenCalled();
    await pressWithKeyboard(userEvent, canvas.getByRole('button', { name: 'Check camera and microphone' }));
    await expect(onCheck).toHaveBeenCalledOnce();
  },
});

export const SaysWhatWorks = meta.story({
  tags: ['state'],
  render: (props) => <DeviceCheck {...props} check={open()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Your camera works.Your microphone works.');
    await expect(canvas.getByLabelText(/Your own picture/)).toBeVisible();
  },
});

export const TriesAgain = meta.story({
  args: { check: failed },
  play: async ({ args: { onCheck }, canvas, userEvent }) => {
    await expect(canvas.getByText(/Failed to access camera and\/or microphone/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onCheck).toHaveBeenCalledOnce();
  },
});
