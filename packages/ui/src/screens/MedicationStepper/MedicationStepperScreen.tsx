import { Banner } from '../../patterns/Banner/index.ts';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Stepper } from '../../patterns/Stepper/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import type { MedicineWarning } from '../shared/medicineWarning.types.ts';
import { stepperCopy as copy } from './MedicationStepperScreen.copy.ts';
import type { FoundMedicine, MedicationForm, MedicationStep } from './MedicationStepperScreen.types.ts';
import { StepForm } from './StepForm.tsx';

/** Props of `MedicationStepperScreen`. */
export interface MedicationStepperScreenProps extends MedicationForm {
  /** Whether there is something to fill in; while a medicine is loaded, or when it cannot be, there is not. */
  form: Remote<'ready'>;
  /** A medicine of the list is changed. */
  isEdit: boolean;
  /** The visible step. */
  step: MedicationStep;
  /** The answer to the present text of the search. */
  found: Remote<readonly FoundMedicine[]>;
  /** What is to be asked about the medicine, as far as it is filled in. */
  warnings: Remote<readonly MedicineWarning[]>;
  /** Steps that need another look before the medicine can be saved. */
  wrongSteps: readonly MedicationStep[];
  /** Whether the request is pending. */
  isSaving: boolean;
  /** Why saving failed, such as “Could not add Medication”. */
  message?: string;
  /** The patient is asked whether to leave without saving. */
  isAskingToLeave: boolean;
  /** Time zone of the person, such as `Asia/Singapore`. */
  timeZone: string;
  /** Called with the name of the medicine as typed. */
  onSearch: (text: string) => void;
  /** Called with the medicine that was chosen from the list. */
  onSelectMedicine: (id: string) => void;
  /** Called to go to the next step; the answers so far are checked first. */
  onNext: () => void;
  /** Called to go to the step before. */
  onBack: () => void;
  /** Called with a step that was done before. */
  onGoToStep: (step: MedicationStep) => void;
  /** Called to save the medicine with all its answers. */
  onSave: () => void;
  /** Called to check the medicine again. */
  onRetryCheck: () => void;
  /** Called to fetch the medicine again. */
  onRetryLoad: () => void;
  /** Called to fetch again what can be chosen. */
  onRetryChoices: () => void;
  /** Called when the person goes away from the steps. */
  onLeave: () => void;
  /** Called to leave and lose what was entered. */
  onConfirmLeave: () => void;
  /** Called to stay after all. */
  onCancelLeave: () => void;
}

const stepIds: readonly MedicationStep[] = ['search', 'details', 'dosage', 'reminder', 'review'];
const steps = stepIds.map((id) => ({ id, label: copy.steps[id] }));

/** Routes `/MedicationStepper` and `/MedicationStepper/{uuid}`: a medicine in five steps. */
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

/** Without the lists the form cannot be finished, but nothing typed is lost. */
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
