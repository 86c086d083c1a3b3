import { useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#ui/preview';
import { ActivityIcon, DiaryIcon, DoctorIcon, HomeIcon, MedicationIcon } from '../../icons/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { sampleBrand } from '../../test/sampleBrand.tsx';
import { NotificationBell } from '../NotificationBell/index.ts';
import { OfflineBanner } from '../OfflineBanner/index.ts';
import { AppShell } from './AppShell.tsx';
import type { AppShellProps } from './AppShell.types.ts';

const navigate = fn();

const args: AppShellProps = {
  navEntries: [
    { href: '/Home', label: 'Home', icon: <HomeIcon size={22} /> },
    { href: '/Diary', label: 'Diary', icon: <DiaryIcon size={22} /> },
    { href: '/Medication', label: 'Medicine', icon: <MedicationIcon size={22} /> },
    { href: '/Reports', label: 'Health Vision', icon: <ActivityIcon size={22} /> },
    { href: '/TeleHealth', label: 'Teleconsult', icon: <DoctorIcon size={22} /> },
  ],
  currentPath: '/Diary',
  links: { home: '/Home', profile: '/Profile', settings: '/Settings' },
  user: { fullName: 'Tan Wei Ling' },
  theme: 'light',
  onToggleTheme: fn(),
  onSignOut: fn(),
  bell: <NotificationBell notifications={[]} />,
  children: (
    <Page title="Diary" lead="What you have measured, and the way to add a reading.">
      <Card title="Blood pressure">
        <Text>128/82 mmHg, today 08:15</Text>
      </Card>
    </Page>
  ),
};

const meta = preview.meta({
  component: AppShell,
  args,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '480px' } } },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
});

const phone = { viewport: { value: 'phone' } };

async function openMenu(
  canvas: ReturnType<typeof within>,
  user: { click: (element: Element) => Promise<void> },
) {
  await user.click(canvas.getByRole('button', { name: 'Open menu' }));
  return within(await screen.findByRole('dialog', { name: 'Menu' }));
}

const menuIsGone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());

export const Default = meta.story({
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Main' }));
    const links = nav.getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/Home'],
      ['Diary', '/Diary'],
      ['Medicine', '/Medication'],
      ['Health Vision', '/Reports'],
      ['Teleconsult', '/TeleHealth'],
    ]);
    await expect(nav.getByRole('link', { current: 'page' })).toHaveTextContent('Diary');
    await expect(canvas.getByRole('link', { name: 'Vitalane, home' })).toHaveAttribute('href', '/Home');
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/Settings');
    await expect(canvas.getByRole('link', { name: 'Tan Wei Ling' })).toHaveAttribute('href', '/Profile');
  },
});

export const Phone = meta.story({ globals: phone });

export const Tablet = meta.story({
  parameters: {
    viewport: { options: { tablet: { name: 'Tablet', styles: { width: '820px', height: '900px' } } } },
  },
  globals: { viewport: { value: 'tablet' } },
});

export const ProfileNotLoaded = meta.story({ args: { user: null, bell: undefined } });

export const WithOfflineBanner = meta.story({ args: { banner: <OfflineBanner isOffline /> } });

const longName = 'Thirunavukkarasu Venkatasubramanian s/o Balasubramaniam Krishnamurthy';

export const LongName = meta.story({ args: { user: { fullName: longName } } });

export const LongNameNarrow = meta.story({
  args: { user: { fullName: longName } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const menu = await openMenu(canvas, userEvent);
    await waitFor(() => expect(menu.getByText(longName)).toBeVisible());
  },
});

export const BadgeStaysInsideTheBar = meta.story({
  tags: ['state'],
  args: {
    bell: (
      <NotificationBell
        notifications={Array.from({ length: 120 }, (_none, index) => ({
          id: String(index),
          title: 'Order sent',
          body: '',
        }))}
      />
    ),
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const bell = canvas.getByRole('button', { name: 'Notification, 120' });
    const badge = within(bell).getByText('120');
    await expect(badge.getBoundingClientRect().right).toBeLessThan(bell.getBoundingClientRect().right);
  },
});

export const MenuKeepsFocusAndClosesOnEscape = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent);
    await expect(menu.getAllByRole('link')).toHaveLength(7);
    // The dialog moves focus one frame after it opens and closes.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Menu' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(menu.getByRole('button', { name: 'Sign out' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await menuIsGone();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open menu' })).toHaveFocus());
  },
});

export const MenuClosesOnChoosingAnEntry = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear();
    const menu = await openMenu(canvas, userEvent);
    await userEvent.click(menu.getByRole('link', { name: 'Teleconsult' }));
    await menuIsGone();
    await expect(navigate).toHaveBeenCalledWith('/TeleHealth', undefined);
  },
});

export const MenuClosesOnClickingTheOverlay = meta.story({
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await openMenu(canvas, userEvent);
    const overlay = document.elementFromPoint(innerWidth - 4, innerHeight / 2) ?? document.body;
    await userEvent.click(overlay);
    await menuIsGone();
  },
});

export const MenuSignsOut = meta.story({
  globals: phone,
  play: async ({ args: { onSignOut }, canvas, userEvent }) => {
    const menu = await openMenu(canvas, userEvent);
    await userEvent.click(menu.getByRole('button', { name: 'Sign out' }));
    await expect(onSignOut).toHaveBeenCalledOnce();
  },
});

export const SkipsToTheMainContent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to main content' });
    await expect(skip).toHaveFocus();
    await expect(canvas.getByRole('main')).toHaveAttribute(
      'id',
      new URL((skip as HTMLAnchorElement).href).hash.slice(1),
    );
  },
});

function ThemeSwitching(props: AppShellProps) {
  const [theme, setTheme] = useState(props.theme);
  return (
    <AppShell {...props} theme={theme} onToggleTheme={() => setTheme(theme === 'dark' ? 'light' : 'dark')} />
  );
}

export const TogglesTheTheme = meta.story({
  render: (props) => <ThemeSwitching {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to dark theme' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Switch to light theme' }));
    await expect(canvas.getByRole('button', { name: 'Switch to dark theme' })).toBeVisible();
  },
});

export const SignsOut = meta.story({
  play: async ({ args: { onSignOut }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await expect(onSignOut).toHaveBeenCalledOnce();
  },
});

export const OfAnotherProduct = meta.story({
  args: { brand: sampleBrand },
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Northside, home' })).toBeVisible();
    const menu = await openMenu(canvas, userEvent);
    await expect(menu.getByRole('img', { name: 'Northside' })).toBeVisible();
    await expect(menu.queryByRole('img', { name: 'Vitalane' })).not.toBeInTheDocument();
  },
});
