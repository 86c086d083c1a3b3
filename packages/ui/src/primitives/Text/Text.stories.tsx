import preview from '#ui/preview';
import { combinations } from '../../test/combinations.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from './Text.tsx';

const meta = preview.meta({
  component: Text,
  args: { children: 'Your morning reading was 128/82 mmHg, a little lower than last week.' },
});

export const Default = meta.story();

const axes = combinations({
  size: ['caption', 'small', 'body', 'lead', 'figure'],
  tone: ['default', 'muted', 'accent', 'success', 'warning', 'danger'],
} as const);

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="sm">
      {axes.map((props) => (
        <Text key={Object.values(props).join()} {...args} {...props}>
          128/82 {props.size} {props.tone}
        </Text>
      ))}
    </Stack>
  ),
});

export const TruncatedToOneLine = meta.story({
  args: { isTruncated: true },
  globals: { viewport: { value: 'narrow' } },
});
