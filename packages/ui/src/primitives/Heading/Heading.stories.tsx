import preview from '#ui/preview';
import { Stack } from '../Stack/index.ts';
import { Heading, type HeadingProps } from './Heading.tsx';

const args: HeadingProps = { children: 'Blood pressure this week', level: 2 };
const meta = preview.meta({ component: Heading, args });

export const Default = meta.story();

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="md">
      <Heading {...args} level={1} />
      <Heading {...args} level={2} />
      <Heading {...args} level={3} />
      <Heading {...args} level={4} />
    </Stack>
  ),
});
