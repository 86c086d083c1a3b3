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
  /** Whether the form is loaded. It is not ready while a medicine is loading or has failed to load. */
  form: Remote<'ready'>;
  /** Whether an existing medicine is edited. */
  isEdit: boolean;
  /** Visible step. */
  step: MedicationStep;
  /** Text with which the search begins, such as a group of medicines; empty without one, and once a name is typed. */
  query: string;
  /** Results for the current search text. */
  found: Remote<readonly FoundMedicine[]>;
  /** Warnings about the medicine, from the input so far. */
  warnings: Remote<readonly MedicineWarning[]>;
  /** Steps with errors that prevent saving. */
  wrongSteps: readonly MedicationStep[];
  /** Whether the request is pending. */
  isSaving: boolean;
  /** Error of saving, such as “Could not add Medication”. */
  message?: string;
  /** Whether the dialog asks to confirm leaving without saving. */
  isAskingToLeave: boolean;
  /** IANA time zone of the user, such as `Asia/Singapore`. */
  timeZone: string;
  /** Current day of the user, `YYYY-MM-DD`. */
  today: string;
  /** Called with the typed name of the medicine. */
  onSearch: (text: string) => void;
  /** Called with the medicine selected from the list. */
  onSelectMedicine: (id: string) => void;
  /** Called to go to the next step, after validation of the current step. */
  onNext: () => void;
  /** Called to go to the previous step. */
  onBack: () => void;
  /** Called with a completed step. */
  onGoToStep: (step: MedicationStep) => void;
  /** Called to save the medicine. */
  onSave: () => void;
  /** Called when the user retries the medicine check. */
  onRetryCheck: () => void;
  /** Called when the user retries loading the medicine. */
  onRetryLoad: () => void;
  /** Called when the user retries loading the options. */
  onRetryChoices: () => void;
  /** Called when the user leaves the steps. */
  onLeave: () => void;
  /** Called to leave and discard the input. */
  onConfirmLeave: () => void;
  /** Called to stay on the page. */
  onCancelLeave: () => void;
}

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
