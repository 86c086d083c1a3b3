import { ListBoxItem } from 'react-aria-components/ListBox';
import { CheckIcon } from '../../icons/index.ts';
import type { FieldOption } from './FieldOption.ts';
import * as styles from './List.css.ts';

/** Props of `OptionItem`. */
export interface OptionItemProps {
  /** What can be chosen. */
  option: FieldOption;
}

/** One option of a list under a field, with a tick when it is chosen. */
export function OptionItem({ option }: OptionItemProps) {
  return (
    <ListBoxItem id={option.value} textValue={option.label} className={styles.option}>
      {({ isSelected }) => (
        <>
          <span className={styles.words}>
            {option.label}
            {option.description ? <span className={styles.description}>{option.description}</span> : null}
          </span>
          {isSelected ? <CheckIcon size={20} /> : null}
        </>
      )}
    </ListBoxItem>
  );
}
