import preview from '#ui/preview';
import { MedicationIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  component: EmptyState,
  args: { title: 'No readings yet', children: 'Your readings will appear here, newest first.' },
});

export const Default = meta.story();

export const WithAction = meta.story({
  args: {
    title: 'No medicines yet',
    children: 'Add what you take, and we will remind you.',
    icon: <MedicationIcon size={28} />,
    action: <Button>Add medicine</Button>,
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });
