import { Banner } from '../../patterns/Banner/index.ts';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/index.ts';
import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { Stepper } from '../../patterns/Stepper/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { stepperCopy as copy } from './MedicationStepperScreen.copy.ts';
import type { MedicationStep, MedicationStepperScreenProps } from './MedicationStepperScreen.types.ts';
import { StepForm } from './StepForm.tsx';

const stepIds: readonly MedicationStep[] = ['search', 'details', 'dosage', 'reminder', 'review'];
const steps = stepIds.map((id) => ({ id, label: copy.steps[id] }));

/** Renders routes `/MedicationStepper` and `/MedicationStepper/{uuid}`: a medicine in five steps. */
export function MedicationStepperScreen(props: MedicationStepperScreenProps) {
  const { isEdit, step, onGoToStep } = props;
  const goTo = (id: string) => {
    const wanted = stepIds.find((one) => one === id);
    if (wanted) onGoToStep(wanted);
  };
  return (
    <Page title={isEdit ? copy.titleEdit : copy.titleAdd} width="reading">
      <RemoteView value={props.form} skeleton={<Skeleton shape="chart" />} onRetry={props.onRetryLoad}>
        {() => (
          <>
            <Stepper steps={steps} currentId={step} onGoToStep={step === 'review' ? goTo : undefined} />
            <ChoicesFailure {...props} />
            <StepForm {...props} />
          </>
        )}
      </RemoteView>
      {props.isAskingToLeave ? (
        <ConfirmDialog
          isOpen
          title={copy.leave.title}
          confirmLabel={copy.leave.confirm}
          cancelLabel={copy.leave.cancel}
          onConfirm={props.onConfirmLeave}
          onCancel={props.onCancelLeave}
        >
          {copy.leave.text}
        </ConfirmDialog>
      ) : null}
    </Page>
  );
}

/** Shows that the options failed to load. The form cannot be completed without them, but the input is kept. */
function ChoicesFailure({ choices, onRetryChoices }: MedicationStepperScreenProps) {
  if (choices.status !== 'failed') return null;
  const retry = (
    <Button variant="soft" size="sm" onPress={onRetryChoices}>
      {copy.retry}
    </Button>
  );
  return (
    <Banner tone="error" actions={retry}>
      {copy.choicesFailed}
    </Banner>
  );
}
