import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#ui/preview';
import { DeleteIcon, EditIcon, MoreIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Menu, type MenuProps } from './Menu.tsx';

const args: MenuProps = {
  trigger: <IconButton label="Actions for Metformin" icon={<MoreIcon />} />,
  items: [
    { id: 'edit', label: 'Edit medicine', icon: <EditIcon size={20} /> },
    { id: 'orders', label: 'See orders', href: '/MyOrder' },
    { id: 'delete', label: 'Delete medicine', icon: <DeleteIcon size={20} />, tone: 'danger' },
  ],
  onAction: fn(),
};
const meta = preview.meta({ component: Menu, args });

export const Default = meta.story();

export const Matrix = meta.story({
  render: (props) => (
    <Inline gap="md">
      <Menu {...props} />
      <Menu {...props} trigger={<Button variant="soft">More actions</Button>} />
    </Inline>
  ),
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Metformin' }));
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions for Metformin' })).toBeVisible());
  },
});

export const ChosenWithKeyboard = meta.story({
  play: async ({ args: { onAction }, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions for Metformin' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(onAction).toHaveBeenCalledWith('delete');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});
