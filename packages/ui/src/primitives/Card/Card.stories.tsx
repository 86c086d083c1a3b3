import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { combinations } from '../../test/combinations.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Card } from './Card.tsx';

const meta = preview.meta({
  component: Card,
  args: { title: 'Blood pressure', children: <Text>128/82 mmHg, today 08:15</Text> },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Blood pressure' })).toBeInTheDocument();
  },
});

const axes = combinations({ tone: ['plain', 'accent', 'sunken'], padding: ['md', 'none'] } as const);

export const Matrix = meta.story({
  render: (args) => (
    <Stack>
      {axes.map((props) => (
        <Card
          key={Object.values(props).join()}
          {...args}
          {...props}
          title={`${props.tone}, ${props.padding}`}
        />
      ))}
    </Stack>
  ),
});

export const WithActions = meta.story({
  args: {
    actions: (
      <Button size="sm" variant="soft">
        Add reading
      </Button>
    ),
  },
});
