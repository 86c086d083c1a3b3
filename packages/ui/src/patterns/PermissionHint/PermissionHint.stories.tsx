import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { pressWithKeyboard } from '../../test/pressWithKeyboard.ts';
import { PermissionHint, type PermissionHintProps } from './PermissionHint.tsx';

const onTryAgain = fn();
const args: PermissionHintProps = {
  permission: 'camera',
  title: 'Your browser blocks the camera.',
  steps: ['Press the camera sign in the address bar.', 'Choose “Always allow”.', 'Press “Try again” here.'],
  actions: (
    <Button variant="soft" onPress={onTryAgain}>
      Try again
    </Button>
  ),
};
const meta = preview.meta({ component: PermissionHint, args });

export const Default = meta.story();

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="lg">
      <PermissionHint {...args}>The doctor can hear you without it.</PermissionHint>
      <PermissionHint {...args} permission="microphone" title="Your browser blocks the microphone." />
      <PermissionHint
        {...args}
        permission="notifications"
        title="Your browser blocks notifications."
        actions={undefined}
      />
      <PermissionHint
        {...args}
        permission="location"
        title="Your browser does not tell where you are."
        actions={undefined}
      >
        You can type your address instead.
      </PermissionHint>
    </Stack>
  ),
});

export const TellsTheStepsInOrder = meta.story({
  play: async ({ canvas, userEvent }) => {
    onTryAgain.mockClear();
    await expect(canvas.getByRole('status')).toHaveTextContent('Your browser blocks the camera.');
    const steps = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(steps[1]).toBe('Choose “Always allow”.');
    await pressWithKeyboard(userEvent, canvas.getByRole('button', { name: 'Try again' }));
    await expect(onTryAgain).toHaveBeenCalledOnce();
  },
});
