import { expect, fn } from 'storybook/test';
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

export const RemovedByPointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Remove Aspirin/ }));
    await expect(args.onRemove).toHaveBeenLastCalledWith('aspirin');
  },
});

export const RemovedWithKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('row', { name: 'Iodinated contrast' })).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith('contrast');
  },
});
