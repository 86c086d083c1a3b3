import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { Stack } from '../../primitives/Stack/index.ts';
import { DateField, TimeField } from './DateField.tsx';
import { DateTimeFields } from './DateTimeFields.tsx';

const meta = preview.meta({
  component: DateTimeFields,
  args: { defaultDate: '2026-01-01', defaultTime: '17:12', max: '2026-01-01' },
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: () => (
    <Stack gap="lg">
      <DateField label="Date of birth" description="As on your identity card." isRequired />
      <DateField
        label="Date"
        isRequired
        errorMessage="This date is in the future."
        defaultValue="2026-02-01"
      />
      <TimeField label="Remind me at" defaultValue="08:00" />
    </Stack>
  ),
});

export const OnAPhone = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const HandsOverIsoText = meta.story({
  args: { defaultDate: undefined, defaultTime: undefined },
  render: (args) => (
    <form aria-label="When">
      <DateTimeFields {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Date'), '2025-12-31');
    await userEvent.type(canvas.getByLabelText('Time'), '08:15');
    await expect(canvas.getByRole('form')).toHaveFormValues({ date: '2025-12-31', time: '08:15' });
  },
});
