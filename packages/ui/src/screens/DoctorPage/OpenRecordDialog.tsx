import { Banner } from '../../patterns/Banner/index.ts';
import { Dialog } from '../../patterns/Dialog/index.ts';
import { type FieldErrors, Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { patientsCopy } from './PatientsCard.copy.ts';
import { openRecordSchema, type RecordOpening } from './patients.schema.ts';

const { other: copy } = patientsCopy;
const longestReason = 500;

/** State of opening a record, with the last response of the server. */
export interface RecordOpeningState {
  isSaving: boolean;
  /** Server errors by field name. */
  errors?: FieldErrors;
  /** Error of the whole form. */
  message?: string;
}

interface OpenRecordDialogProps {
  state: RecordOpeningState;
  onOpen: (opening: RecordOpening) => void;
  onClose: () => void;
}

/** Asks for the identity number and the reason, and states who will read the reason. */
export function OpenRecordDialog({ state, onOpen, onClose }: OpenRecordDialogProps) {
  const { errors, isSaving, message } = state;
  const form = useSchemaForm(openRecordSchema, { errors, isPending: isSaving, onSubmit: onOpen });
  return (
    <Dialog isOpen size="md" title={copy.title} onClose={onClose}>
      <Stack gap="md">
        <Banner tone="warning">{copy.warning}</Banner>
        <Form form={form} message={message} aria-label={copy.title}>
          <TextField name="nric" label={copy.nric} width="medium" autoComplete="off" isRequired />
          <TextField
            name="reason"
            label={copy.reason}
            description={copy.reasonHelp}
            maxLength={longestReason}
            isMultiline
            isRequired
          />
          <Inline>
            <Button type="submit" tone="danger" isPending={isSaving}>
              {copy.submit}
            </Button>
          </Inline>
        </Form>
      </Stack>
    </Dialog>
  );
}
