import { CameraIcon } from '../../icons/index.ts';
import type { FieldErrors } from '../../patterns/Form/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import type { CheckedValue } from '../shared/CheckFirst/index.ts';
import { DraftBanner } from '../shared/DraftBanner.tsx';
import type { EmergencyCallLink } from '../shared/EmergencyCall.tsx';
import type { Removal } from '../shared/ItemPicker/index.ts';
import { HealthFormBody } from './HealthFormBody.tsx';
import { healthFormCopy as copy } from './HealthFormScreen.copy.ts';
import type { HealthFormFields, HealthFormLists, NewHealthForm } from './HealthFormScreen.types.ts';
import type { ReportFileProps } from './ReportFile.tsx';

/** Props of `HealthFormScreen`. */
export interface HealthFormScreenProps extends ReportFileProps {
  /** Whether a form is filled in for the first time or changed later. */
  mode: 'new' | 'edit';
  /** What the fields offer, and what stands in them at first. */
  form: Remote<{ lists: HealthFormLists; fields: HealthFormFields }>;
  /** The fields were begun at another time and are shown as they were left. */
  isDraft?: boolean;
  /** Whether the request is pending. */
  isSaving: boolean;
  /** Errors of the server by field; a result by its code, such as `ldl`. */
  errors?: FieldErrors;
  /** Why saving failed as a whole. */
  message?: string;
  /** Today in the patient's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Called to fetch again what failed to load. */
  onRetry: () => void;
  /** What is asked when a condition or medicine that the health record holds is removed, by its value. */
  removalQuestions?: Readonly<Record<string, string>>;
  /** Called with a form that keeps the rules, and with what was removed from the health record. */
  onSave: (form: NewHealthForm, removals: readonly Removal[]) => void;
  /** Results that are asked about before the form is saved; absent for none. */
  check?: { values: readonly CheckedValue[]; call: EmergencyCallLink };
  /** Called when the results that were asked about are right. */
  onConfirmCheck: () => void;
  /** Called when they are to be changed; the fields keep the input. */
  onChangeChecked: () => void;
  /** Called when nothing is to be saved. */
  onCancel: () => void;
  /** Called after each change with the values of the fields. */
  onChange?: (fields: HealthFormFields) => void;
  /** The person would rather begin with empty fields. */
  onDiscardDraft?: () => void;
}

/** Routes `/NewForm` and `/EditForm/{id}`: what a laboratory has measured, as printed on its report. */
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
