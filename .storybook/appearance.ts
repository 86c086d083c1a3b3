import type { Preview } from '@storybook/react-vite';

/** Toolbar items of Storybook. */
export const appearanceTypes = {
  theme: {
    toolbar: { title: 'Theme', icon: 'mirror', items: ['light', 'dark', 'system'], dynamicTitle: true },
  },
  textSize: {
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      items: [
        { value: 'usual', title: '100 % text' },
        { value: 'double', title: '200 % text' },
      ],
      dynamicTitle: true,
    },
  },
  direction: {
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
} satisfies Preview['globalTypes'];

export const usualAppearance = { theme: 'light', textSize: 'usual', direction: 'ltr' };

/** Returns the appearance in an address of Storybook: `globals=theme:dark;direction:rtl`. */
export function appearanceOf(address: string): Record<string, string> {
  const chosen = URL.parse(address)?.searchParams.get('globals')?.split(';') ?? [];
  return { ...usualAppearance, ...Object.fromEntries(chosen.map((entry) => entry.split(':'))) };
}

/** Sets the chosen appearance on the root element, because dialogs and menus render into `body` and need it too. */
export function applyAppearance({ theme, textSize, direction }: Record<string, unknown>): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset.theme;
  else root.dataset.theme = String(theme);
  root.style.fontSize = textSize === 'double' ? '200%' : '';
  root.dir = direction === 'rtl' ? 'rtl' : 'ltr';
}
