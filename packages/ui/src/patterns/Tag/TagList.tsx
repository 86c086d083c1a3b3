import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { CloseIcon } from '../../icons/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { tagListCopy as copy } from './TagList.copy.ts';
import * as styles from './TagList.css.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

/** Tag of a `TagList`. */
export interface TagItem {
  /** Identifier passed to `onRemove`. */
  id: string;
  /** Label of one to three words. */
  label: string;
}

/** Props of `TagList`. */
export interface TagListProps {
  /** Name of the list: “Your conditions”. */
  label: string;
  /** Whether the label is for screen readers only, because a visible heading has the same text. */
  isLabelHidden?: boolean;
  /** Tags in display order. */
  items: readonly TagItem[];
  /** Text shown without tags. */
  empty?: string;
  /** Called by the remove button of a tag, and by Delete or Backspace on it. Omit it for tags without a remove button. */
  onRemove?: (id: string) => void;
}

const removeKeys: ReadonlySet<string> = new Set(['Delete', 'Backspace']);

/** Renders removable short labels, such as selected allergies. */
export function TagList({ label, isLabelHidden = false, items, empty, onRemove }: TagListProps) {
  const labelId = useId();
  const { labelRef, listRef, onRemoving } = useFocusAfterRemoval(items);
  const remove = (id: string) => {
    onRemoving(id);
    onRemove?.(id);
  };
  const name = (
    <span ref={labelRef} id={labelId} tabIndex={-1} className={styles.label}>
      {label}
    </span>
  );
  return (
    <div className={styles.root}>
      {isLabelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {items.length === 0 ? (
        <span className={styles.empty}>{empty}</span>
      ) : (
        <ul ref={listRef} aria-labelledby={labelId} className={styles.list}>
          {items.map((item) => (
            <li key={item.id} className={styles.tag({ canBeRemoved: onRemove !== undefined })}>
              {item.label}
              {onRemove ? (
                <AriaButton
                  aria-label={copy.remove(item.label)}
                  className={styles.remove}
                  onPress={() => remove(item.id)}
                  onKeyDown={({ key }) => removeKeys.has(key) && remove(item.id)}
                >
                  <CloseIcon size={16} />
                </AriaButton>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
