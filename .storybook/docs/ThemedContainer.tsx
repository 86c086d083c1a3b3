import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { appearanceOf, applyAppearance } from '../appearance.ts';
import { themes } from '../brand.ts';

const isDark = (theme: unknown) =>
  theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);

/** Renders docs pages in the appearance of the toolbar. */
export default function ThemedContainer({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const [appearance, setAppearance] = useState<Record<string, unknown>>(() => appearanceOf(location.href));
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Record<string, unknown> }) => setAppearance(globals);
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  useEffect(() => applyAppearance(appearance), [appearance]);
  return (
    <DocsContainer context={context} theme={themes[isDark(appearance.theme) ? 'dark' : 'light']}>
      {children}
    </DocsContainer>
  );
}
