import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Link } from './Link.tsx';

const meta = preview.meta({ component: Link, args: { children: 'See all readings', href: '/Diary' } });

export const Default = meta.story();

export const Matrix = meta.story({
  render: (args) => (
    <Stack gap="md">
      <Link {...args} />
      <Link {...args} tone="inherit">
        In the colour of its text
      </Link>
      <Link {...args} target="_blank">
        Guideline of 2024
      </Link>
      <Card tone="accent">
        <Link {...args}>On a tinted card</Link>
      </Card>
    </Stack>
  ),
});

export const InText = meta.story({
  render: (args) => (
    <Text>
      Your blood pressure was in range all week. <Link {...args} />
    </Text>
  ),
});

export const OpensInNewTab = meta.story({
  args: { children: 'Guideline of 2024', href: 'https://example.org/guideline', target: '_blank' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Guideline of 2024 (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
});
