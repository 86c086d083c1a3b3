import { CheckIcon } from '../../../icons/index.ts';
import { Heading } from '../../../primitives/Heading/index.ts';
import * as styles from '../DiaryScreen.css.ts';

interface MeasuringTipsProps {
  heading: string;
  items: readonly string[];
}

/** Renders tips for a measurement, beside the form. */
export function MeasuringTips({ heading, items }: MeasuringTipsProps) {
  return (
    <aside className={styles.tips}>
      <Heading level={3} size="h4">
        {heading}
      </Heading>
      <ul className={styles.tipList}>
        {items.map((item) => (
          <li key={item} className={styles.tip}>
            <CheckIcon size={18} className={styles.tipMark} />
            {item}
          </li>
        ))}
      </ul>
    </aside>
  );
}
