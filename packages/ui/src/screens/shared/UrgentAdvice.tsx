import { Banner } from '../../patterns/Banner/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { EmergencyCall, type EmergencyCallLink } from './EmergencyCall.tsx';
import * as styles from './UrgentAdvice.css.ts';

/** Urgent advice about a value. */
export interface ValueAdvice {
  reason: string;
  action: string;
  /** Emergency call; `null` for none. */
  call: EmergencyCallLink | null;
}

/** Renders what to do, with the phone as the first button below it. */
export function AdviceAction({ action, call }: Pick<ValueAdvice, 'action' | 'call'>) {
  return (
    <Stack gap="sm" align="start">
      <Text weight="medium">{action}</Text>
      {call ? (
        <div className={styles.phone}>
          <EmergencyCall {...call} />
        </div>
      ) : null}
    </Stack>
  );
}

/** Shows urgent advice about a saved value. It is calm and never red, because advice is not an error. */
export function UrgentAdvice({ reason, ...action }: ValueAdvice) {
  return (
    <Banner tone="warning" title={reason}>
      <AdviceAction {...action} />
    </Banner>
  );
}
