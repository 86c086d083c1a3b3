import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
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

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const ChosenWithKeyboard = meta.story({
  play: async ({ args: { onSelectionChange }, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(onSelectionChange).toHaveBeenLastCalledWith('Weight');
    await expect(canvas.getByRole('tabpanel', { name: 'Weight' })).toHaveTextContent(
      'Weight: no entries yet.',
    );
  },
});
