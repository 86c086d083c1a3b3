import { Banner } from '../../patterns/Banner/index.ts';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { MedicineWarnings } from '../shared/MedicineWarnings.tsx';
import { medicineWarningCopy as copy } from '../shared/medicineWarning.copy.ts';
import { type MedicineWarning, needsReason } from '../shared/medicineWarning.types.ts';
import type { MedicationForm } from './MedicationStepperScreen.types.ts';

interface StepWarningsProps extends Pick<MedicationForm, 'draft' | 'problems' | 'onChange'> {
  warnings: Remote<readonly MedicineWarning[]>;
  /** Whether the reason is requested here. */
  isReview: boolean;
  onRetryCheck: () => void;
}

/** Shows the warnings about the medicine on every step. The review step asks for the reason to take it despite them. */
export function StepWarnings({ warnings, isReview, onRetryCheck, ...form }: StepWarningsProps) {
  if (warnings.status === 'failed') return <CheckFailed onRetryCheck={onRetryCheck} />;
  const found = warnings.status === 'ready' ? warnings.data : [];
  const isReasonAsked = needsReason(found) || form.problems.warningReason !== undefined;
  return (
    <>
      {warnings.status === 'loading' && isReview ? <Text tone="muted">{copy.checking}</Text> : null}
      <MedicineWarnings warnings={found} />
      {isReview && isReasonAsked ? (
        <TextField
          name="warningReason"
          label={copy.reason}
          description={copy.reasonHelp}
          value={form.draft.warningReason}
          errorMessage={form.problems.warningReason}
          maxLength={300}
          onChange={(warningReason) => form.onChange({ warningReason })}
          isMultiline
          isRequired
        />
      ) : null}
    </>
  );
}

function CheckFailed({ onRetryCheck }: Pick<StepWarningsProps, 'onRetryCheck'>) {
  const retry = (
    <Button variant="soft" size="sm" onPress={onRetryCheck}>
      {copy.retry}
    </Button>
  );
  return (
    <Banner tone="warning" actions={retry}>
      {copy.failed}
    </Banner>
  );
}
