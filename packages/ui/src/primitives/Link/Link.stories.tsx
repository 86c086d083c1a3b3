import { expect, fn } from 'storybook/test';
import preview from '#ui/preview';
import { ButtonLink } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Text } from '../Text/index.ts';
import { Link } from './Link.tsx';
import { LinkProvider, useHrefTo } from './LinkProvider.tsx';

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
  tags: ['state'],
  args: { children: 'Guideline of 2024', href: 'https://example.org/guideline', target: '_blank' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Guideline of 2024 (opens in a new tab)' });
    await expect(link).toHaveAttribute('rel', 'noreferrer');
  },
});

const navigate = fn();
/** Resolves relative paths against the base path `/TeleHealth`, as react-router does. */
const useHref = (path: string) => new URL(path, 'https://app.example/TeleHealth/').pathname;
const addresses = ['tel:995', 'mailto:clinic@example.org', 'sms:1767', 'https://example.org/guideline'];

export const OtherAddressesBypassTheRouter = meta.story({
  render: () => (
    <LinkProvider navigate={navigate} useHref={useHref}>
      <Stack gap="md">
        {addresses.map((href) => (
          <Link key={href} href={href}>
            {href}
          </Link>
        ))}
        <ButtonLink href="tel:995">Call 995</ButtonLink>
        <Link href="readings">Readings</Link>
      </Stack>
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    for (const href of addresses) {
      await expect(canvas.getByRole('link', { name: href })).toHaveAttribute('href', href);
    }
    const call = canvas.getByRole('link', { name: 'Call 995' });
    await expect(call).toHaveAttribute('href', 'tel:995');
    await userEvent.click(call);
    await expect(navigate).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Readings' })).toHaveAttribute(
      'href',
      '/TeleHealth/readings',
    );
  },
});

function SettingsLink() {
  return <Link href={useHrefTo()('settings')}>Settings</Link>;
}

export const TheAppSaysWhereAPageIs = meta.story({
  tags: ['state'],
  render: () => (
    <LinkProvider navigate={navigate} hrefTo={(page) => `/care/${page}`}>
      <SettingsLink />
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    const link = canvas.getByRole('link', { name: 'Settings' });
    await expect(link).toHaveAttribute('href', '/care/settings');
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledWith('/care/settings', undefined);
  },
});
