import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#ui/preview';
import { Stack } from '../../primitives/Stack/index.ts';
import { TagList, type TagListProps } from './TagList.tsx';

const args: TagListProps = {
  label: 'Drug allergies',
  items: [
    { id: 'penicillin', label: 'Penicillin' },
    { id: 'aspirin', label: 'Aspirin' },
    { id: 'contrast', label: 'Iodinated contrast' },
  ],
  onRemove: fn(),
};
const meta = preview.meta({ component: TagList, args });

export const Default = meta.story();

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="lg">
      <TagList {...args} />
      <TagList {...args} onRemove={undefined} />
      <TagList {...args} isLabelHidden />
      <TagList {...args} items={[]} empty="None noted" />
      <TagList
        {...args}
        items={[
          { id: 'long', label: 'Trimethoprim-sulfamethoxazole (co-trimoxazole), all brands and strengths' },
        ]}
      />
    </Stack>
  ),
});

/** Removes tags as a page does. */
function Removable({ items: first, onRemove, ...props }: TagListProps) {
  const [items, setItems] = useState(first);
  return (
    <TagList
      {...props}
      items={items}
      empty="None noted"
      onRemove={(removed) => {
        setItems(items.filter(({ id }) => id !== removed));
        onRemove?.(removed);
      }}
    />
  );
}

export const RemovedByPointer = meta.story({
  render: (props) => <Removable {...props} />,
  play: async ({ args, canvas, userEvent }) => {
    const list = canvas.getByRole('list', { name: 'Drug allergies' });
    await userEvent.click(within(list).getByRole('button', { name: 'Remove Aspirin' }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('aspirin');
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2);
    await expect(within(list).getByRole('button', { name: 'Remove Iodinated contrast' })).toHaveFocus();
  },
});

export const RemovedWithKeyboard = meta.story({
  render: (props) => <Removable {...props} />,
  play: async ({ args, canvas, step, userEvent }) => {
    await step('Delete removes, and focus goes to the next', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Delete}');
      await expect(args.onRemove).toHaveBeenLastCalledWith('penicillin');
      await expect(canvas.getByRole('button', { name: 'Remove Aspirin' })).toHaveFocus();
    });
    await step('after the last, it goes to the one before', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Backspace}');
      await expect(args.onRemove).toHaveBeenLastCalledWith('contrast');
      await expect(canvas.getByRole('button', { name: 'Remove Aspirin' })).toHaveFocus();
    });
    await step('with none left, to what the tags were', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenLastCalledWith('aspirin');
      await expect(canvas.getByText('None noted')).toBeVisible();
      await expect(canvas.getByText('Drug allergies')).toHaveFocus();
    });
  },
});
