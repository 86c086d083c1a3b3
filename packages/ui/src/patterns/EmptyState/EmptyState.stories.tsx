import preview from '#ui/preview';
import { MedicationIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  component: EmptyState,
  args: { title: 'No readings yet', children: 'Your readings will appear here, newest first.' },
});

export const Default = meta.story();

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="lg">
      <EmptyState title="No orders" />
      <EmptyState {...args} icon={<MedicationIcon size={28} />} />
      <EmptyState {...args} action={<Button>Add reading</Button>} />
      <EmptyState {...args} icon={<MedicationIcon size={28} />} action={<Button>Add reading</Button>} />
    </Stack>
  ),
});

export const WithAction = meta.story({
  args: {
    title: 'No medicines yet',
    children: 'Add what you take, and we will remind you.',
    icon: <MedicationIcon size={28} />,
    action: <Button>Add medicine</Button>,
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
