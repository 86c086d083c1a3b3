import { Button as AriaButton } from 'react-aria-components/Button';
import { ChevronDownIcon } from '../../icons/index.ts';
import { comboBoxCopy as copy } from './ComboBox.copy.ts';
import * as styles from './ComboBox.css.ts';

interface OpenButtonProps {
  label: string;
  listId: string;
  isOpen: boolean;
  onToggle: (by: 'pointer' | 'keys') => void;
}

/** Renders the button that opens and closes the list. It is not a tab stop, because arrow keys open the list from the input. */
export function OpenButton({ label, listId, isOpen, onToggle }: OpenButtonProps) {
  return (
    <AriaButton
      aria-label={copy.open(label)}
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      excludeFromTabOrder
      preventFocusOnPress
      className={styles.open}
      onPress={({ pointerType }) =>
        onToggle(pointerType === 'mouse' || pointerType === 'touch' ? 'pointer' : 'keys')
      }
    >
      <ChevronDownIcon size={20} />
    </AriaButton>
  );
}
