import { expect } from 'storybook/test';
import preview from '#ui/preview';
import { AddIcon, DoctorIcon, HeartIcon } from '../../icons/index.ts';
import { Avatar } from '../Avatar/index.ts';
import { Badge } from '../Badge/index.ts';
import { Button, ButtonLink } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Grid } from '../Grid/index.ts';
import { Inline } from '../Inline/index.ts';
import { Link } from '../Link/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Page } from './Page.tsx';

const meta = preview.meta({
  component: Page,
  args: {
    title: 'Diary',
    lead: 'What you have measured, and the way to add a reading.',
    actions: <Button leadingIcon={<AddIcon size={20} />}>Add blood pressure</Button>,
    children: <Card title="No readings yet">Your first reading starts the chart.</Card>,
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story();

const composed = (
  <Stack gap="lg">
    <Card
      tone="accent"
      title="Your consultation"
      actions={<ButtonLink href="/TeleHealth">Join the queue</ButtonLink>}
    >
      <Inline gap="sm" canWrap={false}>
        <DoctorIcon />
        <Text>Have your identity card ready to show for verification.</Text>
      </Inline>
    </Card>
    <Grid columnWidth="md">
      <Card title="Blood pressure" actions={<Badge tone="success">In range</Badge>}>
        <Text as="div" size="figure">
          128/82
        </Text>
        <Text tone="muted" size="small">
          mmHg, today 08:15
        </Text>
      </Card>
      <Card title="Weight" actions={<HeartIcon />}>
        <Text as="div" size="figure">
          71.4
        </Text>
        <Text tone="muted" size="small">
          kg, yesterday 07:30
        </Text>
      </Card>
      <Card title="Your doctor">
        <Inline gap="md">
          <Avatar fullName="Tan Wei Ling" isDecorative />
          <Text>Dr Tan Wei Ling</Text>
        </Inline>
        <Link href="/DoctorPage">Ask a question</Link>
      </Card>
    </Grid>
  </Stack>
);

export const Composed = meta.story({ args: { title: 'Good morning, Mei', children: composed } });

export const ComposedOnAPhone = meta.story({
  args: { title: 'Good morning, Mei', children: composed },
  globals: { viewport: { value: 'phone' } },
});

export const WithBackLink = meta.story({
  args: {
    title: 'Edit address',
    width: 'form',
    back: { href: '/DeliveryInfo', label: 'Delivery addresses' },
  },
});

export const TitleTakesFocus = meta.story({
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Diary' });
    title.focus();
    await expect(title).toHaveFocus();
  },
});
