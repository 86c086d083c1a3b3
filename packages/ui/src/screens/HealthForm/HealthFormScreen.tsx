import { CameraIcon } from '../../icons/index.ts';
import type { FieldErrors } from '../../patterns/Form/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import type { CheckedValue } from '../shared/CheckFirst/index.ts';
import { DraftBanner } from '../shared/DraftBanner.tsx';
import type { Removal } from '../shared/ItemPicker/index.ts';
import type { ValueAdvice } from '../shared/UrgentAdvice.tsx';
import { HealthFormBody } from './HealthFormBody.tsx';
import { healthFormCopy as copy } from './HealthFormScreen.copy.ts';
import type {
  HealthFormFields,
  HealthFormLists,
  NewHealthForm,
  RefusedResults,
} from './HealthFormScreen.types.ts';
import type { ReportFileProps } from './ReportFile.tsx';

/** Props of `HealthFormScreen`. */
export interface HealthFormScreenProps extends ReportFileProps {
  /** Whether the form is new or an edit. */
  mode: 'new' | 'edit';
  /** Options and initial values of the fields. */
  form: Remote<{ lists: HealthFormLists; fields: HealthFormFields }>;
  /** Whether the initial values are a saved draft. */
  isDraft?: boolean;
  /** Whether the request is pending. */
  isSaving: boolean;
  /** Server errors by field name. Results use their code, such as `ldl`. */
  errors?: FieldErrors;
  /** Error of the whole form. */
  message?: string;
  /** Today in the patient's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Confirmation question for the removal of a condition or medicine from the health record, by its value. */
  removalQuestions?: Readonly<Record<string, string>>;
  /** Called with a valid form, and with the removals from the health record. */
  onSave: (form: NewHealthForm, removals: readonly Removal[]) => void;
  /** Called with the valid results of a form that is refused for another field. */
  onRefuse: (results: RefusedResults) => void;
  /** Advice about dangerous results of a form that is not saved, the most severe first; absent for none. */
  advice?: readonly ValueAdvice[];
  /** Unusual results to confirm before saving, the most severe first; absent for none. */
  check?: readonly CheckedValue[];
  /** Called when the user confirms unusual results. */
  onConfirmCheck: () => void;
  /** Called when the user wants to change the results. The fields keep the input. */
  onChangeChecked: () => void;
  /** Called when the form is cancelled. */
  onCancel: () => void;
  /** Called after each change with the values of the fields. */
  onChange?: (fields: HealthFormFields) => void;
  /** Called when the user discards the draft. */
  onDiscardDraft?: () => void;
}

/** Renders routes `/NewForm` and `/EditForm/{id}`: lab results as printed on the report. */
export function HealthFormScreen(props: HealthFormScreenProps) {
  const { mode, form, isDraft } = props;
  const readPicture = (
    <ButtonLink href="/NewFormAI" variant="soft" leadingIcon={<CameraIcon size={20} />}>
      {copy.fromPicture}
    </ButtonLink>
  );
  return (
    <Page
      title={copy.title[mode]}
      lead={copy.lead[mode]}
      back={{ href: '/SubmissionHistory', label: copy.back }}
      actions={mode === 'new' ? readPicture : null}
    >
      {isDraft && props.onDiscardDraft ? <DraftBanner onDiscard={props.onDiscardDraft} /> : null}
      <RemoteView value={form} skeleton={<FormSkeleton />} onRetry={props.onRetry}>
        {({ lists, fields }) => <HealthFormBody {...props} {...{ lists, fields }} />}
      </RemoteView>
    </Page>
  );
}

function FormSkeleton() {
  return (
    <Stack gap="lg">
      <Skeleton shape="tile" />
      <Skeleton shape="chart" />
    </Stack>
  );
}
