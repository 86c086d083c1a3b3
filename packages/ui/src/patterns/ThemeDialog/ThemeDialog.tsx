import type { ThemeName } from '../../theme/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { ThemeChoice } from './ThemeChoice.tsx';
import { themeDialogCopy as copy } from './ThemeDialog.copy.ts';

/** Props of `ThemeDialog`. */
export interface ThemeDialogProps {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Called on the close button, Escape and a press outside. */
  onClose: () => void;
  /** Current theme. */
  theme: ThemeName;
  /** Called when the user selects the other theme. The dialog stays open, so that both can be compared. */
  onChangeTheme: (theme: ThemeName) => void;
}

/** Offers the light and the dark theme with previews. */
export function ThemeDialog({ isOpen, onClose, theme, onChangeTheme }: ThemeDialogProps) {
  return (
    <Dialog title={copy.title} isOpen={isOpen} onClose={onClose}>
      <ThemeChoice theme={theme} onChangeTheme={onChangeTheme} />
    </Dialog>
  );
}
