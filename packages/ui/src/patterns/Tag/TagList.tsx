import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { CloseIcon } from '../../icons/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { tagListCopy as copy } from './TagList.copy.ts';
import * as styles from './TagList.css.ts';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

/** One tag of a `TagList`. */
export interface TagItem {
  /** What `onRemove` is called with. */
  id: string;
  /** One to three words. */
  label: string;
}

/** Props of `TagList`. */
export interface TagListProps {
  /** What the tags are: “Your conditions”. */
  label: string;
  /** Whether the label is for screen readers only, because a visible heading has the same text. */
  isLabelHidden?: boolean;
  /** The tags in their order. */
  items: readonly TagItem[];
  /** Shown when there are no tags. */
  empty?: string;
  /** Gives every tag a remove button and is called by it, and by Delete or Backspace on it. */
  onRemove?: (id: string) => void;
}

const removesToo: ReadonlySet<string> = new Set(['Delete', 'Backspace']);

/** Short names of what has been picked, such as allergies, each of which can be taken off again. */
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
                  onKeyDown={({ key }) => removesToo.has(key) && remove(item.id)}
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
