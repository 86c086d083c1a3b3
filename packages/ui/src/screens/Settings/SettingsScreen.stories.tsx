import { expect, fn, screen, within } from 'storybook/test';
import preview from '#ui/preview';
import { SettingsScreen, type SettingsScreenProps } from './SettingsScreen.tsx';

const args: SettingsScreenProps = { hasRecord: true, theme: 'light', onChangeTheme: fn() };
const meta = preview.meta({ component: SettingsScreen, args, parameters: { layout: 'fullscreen' } });

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Units of measurement/ })).toHaveAttribute(
      'href',
      '#unitsOfMeasurement',
    );
  },
});

export const Staff = meta.story({
  tags: ['state'],
  args: { hasRecord: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: /Lab results/ })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /^Security/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Units of measurement/ })).toBeVisible();
  },
});

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const ThemeIsChosenInItsDialog = meta.story({
  play: async ({ args: { onChangeTheme }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Theme/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Theme' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Dark' }));
    await expect(onChangeTheme).toHaveBeenCalledWith('dark');
  },
});
