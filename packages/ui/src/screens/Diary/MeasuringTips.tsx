import { CheckIcon } from '../../icons/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { diaryCopy } from './DiaryScreen.copy.ts';
import * as styles from './DiaryScreen.css.ts';

const { tips: copy } = diaryCopy;

/** Renders tips for a measurement, beside the form. */
export function MeasuringTips() {
  return (
    <aside className={styles.tips}>
      <Heading level={3} size="h4">
        {copy.heading}
      </Heading>
      <ul className={styles.tipList}>
        {copy.items.map((item) => (
          <li key={item} className={styles.tip}>
            <CheckIcon size={18} className={styles.tipMark} />
            {item}
          </li>
        ))}
      </ul>
    </aside>
  );
}
