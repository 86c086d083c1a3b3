import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#ui/preview';
import { DeleteIcon, EditIcon, MoreIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { LinkProvider } from '../../primitives/Link/index.ts';
import { Menu } from './Menu.tsx';
import type { MenuProps } from './Menu.types.ts';

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
    // Labels are aligned, with or without icons.
    const left = (name: string) => {
      const range = document.createRange();
      range.selectNodeContents(screen.getByText(name).lastChild ?? document.body);
      return Math.round(range.getBoundingClientRect().left);
    };
    await expect(left('See orders')).toBe(left('Edit medicine'));
  },
});

export const ChosenWithPointer = meta.story({
  play: async ({ args: { onAction }, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions for Metformin' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit medicine' }));
    await expect(onAction).toHaveBeenCalledOnce();
    await expect(onAction).toHaveBeenCalledWith('edit');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
});

export const ClosedByAPressOutside = meta.story({
  play: async ({ args: { onAction }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Metformin' }));
    await screen.findByRole('menu');
    await userEvent.click(screen.getByTestId('underlay'));
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(onAction).not.toHaveBeenCalled();
  },
});

export const ChosenWithKeyboard = meta.story({
  play: async ({ args: { onAction }, canvas, step, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Actions for Metformin' });
    const open = async (keys: string, beginsAt: string) => {
      await userEvent.keyboard(keys);
      const menu = await screen.findByRole('menu', { name: 'Actions for Metformin' });
      await expect(trigger).toHaveAttribute('aria-controls', menu.id);
      await waitFor(() => expect(screen.getByRole('menuitem', { name: beginsAt })).toHaveFocus());
    };
    const press = async (keys: string, expected: string) => {
      await userEvent.keyboard(keys);
      await expect(screen.getByRole('menuitem', { name: expected })).toHaveFocus();
    };
    const closed = async () => {
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(trigger).toHaveFocus());
    };
    await userEvent.tab();
    await step('Enter, space and arrow down open at the first, arrow up at the last', async () => {
      for (const keys of ['{Enter}', ' ', '{ArrowDown}']) {
        await open(keys, 'Edit medicine');
        await userEvent.keyboard('{Escape}');
        await closed();
      }
      await open('{ArrowUp}', 'Delete medicine');
    });
    await step('arrow keys go round; Home, End and first letters lead on', async () => {
      await press('{ArrowDown}', 'Edit medicine');
      await press('{ArrowUp}', 'Delete medicine');
      await press('{Home}', 'Edit medicine');
      await press('{End}', 'Delete medicine');
      await press('se', 'See orders');
    });
    await step('Tab closes and gives focus back', async () => {
      await userEvent.tab();
      await closed();
      await expect(onAction).not.toHaveBeenCalled();
    });
    await step('Enter chooses', async () => {
      await open('{Enter}', 'Edit medicine');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await expect(onAction).toHaveBeenCalledOnce();
      await expect(onAction).toHaveBeenCalledWith('delete');
      await closed();
    });
  },
});

const navigate = fn();

export const LinksGoThroughTheRouter = meta.story({
  render: (props) => (
    <LinkProvider navigate={navigate}>
      <Menu {...props} />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Actions for Metformin' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'See orders' }));
    await expect(navigate).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(navigate.mock.calls.map(([path]) => path)).toEqual(['/MyOrder', '/MyOrder']);
  },
});
