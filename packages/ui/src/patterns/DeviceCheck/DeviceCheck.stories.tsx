import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import preview from '#ui/preview';
import { Stack } from '../../primitives/Stack/index.ts';
import { pressWithKeyboard } from '../../test/pressWithKeyboard.ts';
import { personStream } from '../VideoStage/VideoStage.fixtures.ts';
import { laptopMenus } from './DeviceCheck.fixtures.ts';
import { DeviceCheck, type DeviceCheckProps, type DeviceCheckState } from './DeviceCheck.tsx';
import { DeviceDialog } from './DeviceDialog.tsx';

const args: DeviceCheckProps = { check: { status: 'idle' }, onCheck: fn() };
const menus = { ...laptopMenus, onChoose: fn(), onPlaySound: fn() };
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
      <DeviceCheck
        {...props}
        check={open({ stream: null, isCameraOff: true, isMicrophoneOff: true })}
        menus={menus}
      />
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

function Opening(props: DeviceCheckProps) {
  const [check, setCheck] = useState(props.check);
  return <DeviceCheck {...props} check={check} onCheck={() => setCheck({ status: 'opening' })} />;
}

export const KeepsFocusWhenTheButtonIsGone = meta.story({
  tags: ['no-pixels'],
  render: (props) => <Opening {...props} />,
  play: async ({ canvas, userEvent }) => {
    await pressWithKeyboard(userEvent, canvas.getByRole('button', { name: 'Check camera and microphone' }));
    await expect(canvas.getByRole('heading', { name: 'Camera and microphone' })).toHaveFocus();
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

export const ChoosesAnotherCamera = meta.story({
  tags: ['state'],
  render: (props) => <DeviceCheck {...props} check={open()} menus={menus} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Camera'), 'Desk webcam (046d:0825)');
    await expect(menus.onChoose).toHaveBeenLastCalledWith('camera', 'desk');
    await userEvent.selectOptions(canvas.getByLabelText('Speaker'), 'Loudspeaker');
    await expect(menus.onChoose).toHaveBeenLastCalledWith('speaker', 'loud');
  },
});

export const PlaysASound = meta.story({
  render: (props) => <DeviceCheck {...props} check={open()} menus={menus} />,
  play: async ({ canvas, userEvent }) => {
    await pressWithKeyboard(userEvent, canvas.getByRole('button', { name: 'Play a sound' }));
    await expect(menus.onPlaySound).toHaveBeenCalled();
    await expect(canvas.getByText(/^You should hear two tones. If not, turn up the volume or/)).toBeVisible();
  },
});

export const SystemChoosesTheSpeaker = meta.story({
  render: (props) => (
    <DeviceCheck {...props} check={open()} menus={{ ...menus, speaker: { options: [], value: '' } }} />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByLabelText('Speaker')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Play a sound' }));
    await expect(canvas.getByText(/change the speaker of your device/)).toBeVisible();
  },
});

export const ChosenCameraDidNotOpen = meta.story({
  tags: ['state'],
  render: (props) => (
    <DeviceCheck
      {...props}
      check={open()}
      menus={{ ...menus, camera: { ...menus.camera, failedValue: 'desk' } }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Camera')).toHaveAccessibleDescription(
      /“Desk webcam \(046d:0825\)” did not open, so another one is used/,
    );
  },
});

export const UnnamedAndUnknown = meta.story({
  tags: ['state'],
  render: (props) => (
    <DeviceCheck
      {...props}
      check={open()}
      menus={{
        ...menus,
        camera: {
          options: [
            { value: 'a', label: '' },
            { value: 'b', label: '' },
          ],
          value: 'b',
        },
        speaker: { ...menus.speaker, value: '' },
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Camera' })).toHaveDisplayValue('Camera 2');
    await expect(canvas.getByRole('combobox', { name: 'Speaker' })).toHaveDisplayValue(
      'As set on this device',
    );
  },
});

export const DuringACall = meta.story({
  tags: ['state'],
  render: ({ onCheck }) => (
    <DeviceDialog
      check={open({ stream: null, isCameraOff: true })}
      menus={menus}
      onCheck={onCheck}
      onClose={fn()}
    />
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Camera, microphone and speaker' })).toBeVisible();
    await expect(screen.getByText('Your camera is off.')).toBeVisible();
    await expect(screen.queryByText(/No camera/)).toBeNull();
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
