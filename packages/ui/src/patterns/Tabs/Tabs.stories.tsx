import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#ui/preview';
import { Button } from '../../primitives/Button/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { Tabs, type TabsProps } from './Tabs.tsx';

const args: TabsProps = {
  'aria-label': 'Diary entries',
  items: ['Blood pressure', 'Weight', 'Blood sugar', 'Exercise', 'Medication intake'].map((label) => ({
    id: label,
    label,
    content: <Text>{label}: no entries yet.</Text>,
  })),
  onSelectionChange: fn(),
};
const meta = preview.meta({ component: Tabs, args });

export const Default = meta.story();

export const Matrix = meta.story({
  render: (props) => (
    <Stack gap="lg">
      <Tabs {...props} />
      <Tabs {...props} aria-label="Two views" items={props.items.slice(0, 2)} defaultSelectedId="Weight" />
    </Stack>
  ),
});

export const Narrow = meta.story({
  tags: ['pixels'],
  render: (props) => (
    <div style={{ maxWidth: 280 }}>
      <Tabs {...props} />
    </div>
  ),
  play: async ({ canvas, step, userEvent }) => {
    const list = canvas.getByRole('tablist');
    const isInSight = (name: string) => {
      const [tab, row] = [canvas.getByRole('tab', { name }), list].map((part) =>
        part.getBoundingClientRect(),
      );
      return tab !== undefined && row !== undefined && tab.left >= row.left - 1 && tab.right <= row.right + 1;
    };
    await step('the row fades towards tabs out of sight', async () => {
      await waitFor(() => expect(list).toHaveAttribute('data-more', 'after'));
    });
    await step('the open tab is in sight', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(isInSight('Medication intake')).toBe(true));
      await waitFor(() => expect(list).toHaveAttribute('data-more', 'before'));
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(list).toHaveAttribute('data-more', 'after'));
    });
  },
});

export const RightToLeft = meta.story({
  render: (props) => (
    <div dir="rtl">
      <Tabs {...props} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Weight' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Blood pressure' })).toHaveFocus();
  },
});

export const KeysFasterThanTheTabOpens = meta.story({
  args: { selectedId: 'Blood pressure' },
  play: async ({ args: { onSelectionChange }, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Blood sugar' })).toHaveFocus();
    await expect(onSelectionChange).toHaveBeenLastCalledWith('Blood sugar');
  },
});

export const ChosenWithPointer = meta.story({
  play: async ({ args: { onSelectionChange }, canvas, userEvent }) => {
    const tab = canvas.getByRole('tab', { name: 'Blood sugar' });
    await userEvent.click(tab);
    await expect(onSelectionChange).toHaveBeenLastCalledWith('Blood sugar');
    await expect(tab).toHaveAttribute(
      'aria-controls',
      canvas.getByRole('tabpanel', { name: 'Blood sugar' }).id,
    );
    await expect(canvas.getAllByRole('tab', { selected: true })).toEqual([tab]);
  },
});

export const ChosenWithKeyboard = meta.story({
  play: async ({ args: { onSelectionChange }, canvas, step, userEvent }) => {
    const panel = () => canvas.getByRole('tabpanel');
    const press = async (keys: string, opened: string) => {
      await userEvent.keyboard(keys);
      await expect(canvas.getByRole('tab', { name: opened })).toHaveFocus();
      await expect(panel()).toHaveAccessibleName(opened);
      await expect(onSelectionChange).toHaveBeenLastCalledWith(opened);
    };
    await step('arrow keys open the neighbour, and go round', async () => {
      await userEvent.tab();
      await press('{ArrowRight}', 'Weight');
      await press('{ArrowLeft}{ArrowLeft}', 'Medication intake');
      await press('{ArrowRight}', 'Blood pressure');
    });
    await step('End and Home open the last and the first', async () => {
      await press('{End}', 'Medication intake');
      await press('{Home}', 'Blood pressure');
    });
    await step('Tab goes on to the panel, which holds nothing that Tab stops at', async () => {
      await userEvent.tab();
      await expect(panel()).toHaveFocus();
      await expect(panel()).toHaveTextContent('Blood pressure: no entries yet.');
    });
    await step('Shift and Tab go back to the open tab', async () => {
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('tab', { name: 'Blood pressure' })).toHaveFocus();
    });
  },
});

/** Controls the open tab in the parent; one panel has controls. */
function Controlled(props: TabsProps) {
  const [selectedId, setSelectedId] = useState('Weight');
  const items = props.items.map((item) =>
    item.id === 'Weight' ? { ...item, content: <Button>Add weight</Button> } : item,
  );
  return <Tabs {...props} items={items} selectedId={selectedId} onSelectionChange={setSelectedId} />;
}

export const KeptByTheParent = meta.story({
  render: (props) => <Controlled {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Weight', selected: true })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add weight' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: 'Blood sugar' })).toBeVisible();
  },
});
