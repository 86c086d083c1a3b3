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

interface AdviceActionProps extends Pick<ValueAdvice, 'action' | 'call'> {
  /** Whether the phone stays in the window when the words are longer. */
  keepsPhoneInView?: boolean;
}

/** Renders what to do, with the phone as the first button below it. */
export function AdviceAction({ action, call, keepsPhoneInView = false }: AdviceActionProps) {
  return (
    <Stack gap="sm" align="start">
      <Text weight="medium">{action}</Text>
      {call ? (
        <div className={keepsPhoneInView ? styles.phoneInView : undefined}>
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
