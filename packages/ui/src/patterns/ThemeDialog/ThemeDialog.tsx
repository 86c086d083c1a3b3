import type { ThemeName } from '../../theme/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { ThemeChoice } from './ThemeChoice.tsx';
import { themeDialogCopy as copy } from './ThemeDialog.copy.ts';

/** Props of `ThemeDialog`. */
export interface ThemeDialogProps {
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** Called by the close button, Escape, and a press outside. */
  onClose: () => void;
  /** The theme in use. */
  theme: ThemeName;
  /** Called at once when the other theme is chosen; the dialog stays open, so that both can be compared. */
  onChangeTheme: (theme: ThemeName) => void;
}

/** Offers the light and the dark theme, each shown by a small picture of itself. */
export function ThemeDialog({ isOpen, onClose, theme, onChangeTheme }: ThemeDialogProps) {
  return (
    <Dialog title={copy.title} isOpen={isOpen} onClose={onClose}>
      <ThemeChoice theme={theme} onChangeTheme={onChangeTheme} />
    </Dialog>
  );
}
