import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { Stack } from '../../primitives/Stack/index.ts';
import { pressWithKeyboard } from '../../test/pressWithKeyboard.ts';
import { Stepper, type StepperProps } from './Stepper.tsx';

const args: StepperProps = {
  steps: [
    { id: 'medicine', label: 'Medicine' },
    { id: 'dose', label: 'Dose' },
    { id: 'times', label: 'Times' },
    { id: 'reminder', label: 'Reminder' },
    { id: 'check', label: 'Check' },
  ],
  currentId: 'times',
  onGoToStep: fn(),
};
const meta = preview.meta({ component: Stepper, args });

export const Default = meta.story();

export const Matrix = meta.story({
  render: ({ onGoToStep: _, ...args }) => (
    <Stack gap="xl">
      <Stepper {...args} currentId="medicine" />
      <Stepper {...args} currentId="reminder" />
      <Stepper {...args} currentId="check" />
    </Stack>
  ),
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const SaysWhereOneIs = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Step 3 of 5/)).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([
      null,
      null,
      'step',
      null,
      null,
    ]);
    await pressWithKeyboard(userEvent, canvas.getByRole('button', { name: 'Done: Dose' }));
    await expect(args.onGoToStep).toHaveBeenCalledWith('dose');
  },
});
