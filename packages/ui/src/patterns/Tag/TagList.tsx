import { Button as AriaButton } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { TagList as AriaTagList, Tag, TagGroup } from 'react-aria-components/TagGroup';
import { CloseIcon } from '../../icons/index.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/index.ts';
import { tagListCopy as copy } from './TagList.copy.ts';
import * as styles from './TagList.css.ts';

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
  /** Whether the label is for screen readers only, because a heading says it anyway. */
  isLabelHidden?: boolean;
  /** The tags in their order. */
  items: readonly TagItem[];
  /** Shown in place of no tags. */
  empty?: string;
  /** Gives every tag a remove button and is called by it, and by Delete or Backspace on a tag. */
  onRemove?: (id: string) => void;
}

function removeEach(keys: Iterable<string | number>, onRemove: (id: string) => void): void {
  for (const key of keys) onRemove(String(key));
}

/** Short names of what has been picked, such as allergies, each of which can be taken off again. */
export function TagList({ label, isLabelHidden = false, items, empty, onRemove }: TagListProps) {
  const name = <Label className={styles.label}>{label}</Label>;
  return (
    <TagGroup className={styles.root} onRemove={onRemove && ((keys) => removeEach(keys, onRemove))}>
      {isLabelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      <AriaTagList
        className={styles.list}
        items={items}
        renderEmptyState={() => <span className={styles.empty}>{empty}</span>}
      >
        {(item) => (
          <Tag textValue={item.label} className={styles.tag}>
            {item.label}
            {onRemove ? (
              <AriaButton slot="remove" aria-label={copy.remove(item.label)} className={styles.remove}>
                <CloseIcon size={16} />
              </AriaButton>
            ) : null}
          </Tag>
        )}
      </AriaTagList>
    </TagGroup>
  );
}
