import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '#ui/preview';
import { ThemeDialog, type ThemeDialogProps } from './ThemeDialog.tsx';

const args: ThemeDialogProps = { isOpen: true, onClose: fn(), theme: 'light', onChangeTheme: fn() };

const meta = preview.meta({
  component: ThemeDialog,
  args,
  // The overlay loads lazily. Visual and accessibility tests check it open.
  play: async () => {
    await screen.findByRole('dialog');
  },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
});

export const Default = meta.story({
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Theme' }));
    await expect(dialog.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Dark' })).not.toBeChecked();
  },
});

export const DarkChosen = meta.story({ args: { theme: 'dark' } });

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const ChoosesWithTheMouse = meta.story({
  play: async ({ args: { onChangeTheme }, userEvent }) => {
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    await expect(onChangeTheme).toHaveBeenCalledWith('dark');
  },
});

function Choosing(props: ThemeDialogProps) {
  const [theme, setTheme] = useState(props.theme);
  return <ThemeDialog {...props} theme={theme} onChangeTheme={setTheme} />;
}

export const ChoosesWithTheKeyboard = meta.story({
  render: (props) => <Choosing {...props} />,
  play: async ({ userEvent }) => {
    const light = screen.getByRole('radio', { name: 'Light' });
    light.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
});

export const ClosesOnEscape = meta.story({
  play: async ({ args: { onClose }, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(onClose).toHaveBeenCalledOnce();
  },
});
