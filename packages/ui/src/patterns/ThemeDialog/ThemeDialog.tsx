import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseIcon } from '../../icons/index.ts';
import { IconButton } from '../../primitives/IconButton/index.ts';
import type { ThemeName } from '../../theme/index.ts';
import { ThemeChoice } from './ThemeChoice.tsx';
import { themeDialogCopy as copy } from './ThemeDialog.copy.ts';
import * as styles from './ThemeDialog.css.ts';

/** Props of `ThemeDialog`. */
export interface ThemeDialogProps {
  /** Whether the dialog is shown. */
  isOpen: boolean;
  /** Called with `false` on close, Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** The theme in use. */
  theme: ThemeName;
  /** Called at once when the other theme is chosen; the dialog stays open, so that both can be compared. */
  onChangeTheme: (theme: ThemeName) => void;
}

/** Offers the light and the dark theme, each shown by a small picture of itself. */
export function ThemeDialog({ isOpen, onOpenChange, theme, onChangeTheme }: ThemeDialogProps) {
  return (
    <ModalOverlay className={styles.overlay} isOpen={isOpen} onOpenChange={onOpenChange} isDismissable>
      <Modal className={styles.modal}>
        <Dialog className={styles.dialog}>
          <div className={styles.header}>
            <Heading className={styles.title} slot="title">
              {copy.title}
            </Heading>
            <IconButton
              label={copy.close}
              icon={<CloseIcon size={22} />}
              onPress={() => onOpenChange(false)}
            />
          </div>
          <ThemeChoice theme={theme} onChangeTheme={onChangeTheme} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
