import { WarningIcon } from '../../../icons/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { AdviceAction, type ValueAdvice } from '../UrgentAdvice.tsx';
import * as styles from './CheckFirst.css.ts';

/** Renders the advice for the most severe value that is being entered, with its phone. */
export function FirstAdvice({ reason, ...action }: ValueAdvice) {
  return (
    <>
      <div className={styles.reason}>
        <WarningIcon className={styles.icon} />
        <Text weight="bold">{reason}</Text>
      </div>
      <AdviceAction {...action} keepsPhoneInView />
    </>
  );
}
