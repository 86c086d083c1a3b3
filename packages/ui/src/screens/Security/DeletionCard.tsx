import { useId, useState } from 'react';
import { Dialog } from '../../patterns/Dialog/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { PasswordField } from '../../patterns/PasswordField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { securityCopy } from './SecurityScreen.copy.ts';
import type { SecurityFormState } from './SecurityScreen.types.ts';
import { deletionSchema } from './security.schema.ts';

const { remove: copy } = securityCopy;

interface DeletionCardProps {
  /** Years for which the clinic keeps consultations; omitted for users without a record, or while unknown. */
  clinicalRecordYears?: number;
  hasPassword: boolean;
  state: SecurityFormState;
  onDeleteAccount: (password: string) => void;
}

/** Renders the deletion of the account: which data is deleted, and the password. */
export function DeletionCard(props: DeletionCardProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card title={copy.title}>
      <Stack gap="md" align="start">
        <Text tone="muted">{copy.text}</Text>
        <RetainedData {...props} />
        {props.hasPassword ? (
          <Button tone="danger" variant="soft" onPress={() => setAsking(true)}>
            {copy.open}
          </Button>
        ) : (
          <Text>{copy.provider}</Text>
        )}
      </Stack>
      {isAsking ? <DeletionDialog {...props} onClose={() => setAsking(false)} /> : null}
    </Card>
  );
}

function RetainedData({ clinicalRecordYears: years }: Pick<DeletionCardProps, 'clinicalRecordYears'>) {
  return years === undefined ? null : <Text>{copy.kept(years)}</Text>;
}

function DeletionDialog({
  clinicalRecordYears,
  state,
  onDeleteAccount,
  onClose,
}: DeletionCardProps & { onClose: () => void }) {
  const titleId = useId();
  const form = useSchemaForm(deletionSchema, {
    errors: state.errors,
    isPending: state.isSaving,
    onSubmit: ({ password }) => onDeleteAccount(password),
  });
  return (
    <Dialog isOpen role="alertdialog" title={copy.question} onClose={onClose}>
      <Stack gap="md">
        <Text id={titleId}>{copy.text}</Text>
        <RetainedData clinicalRecordYears={clinicalRecordYears} />
        <Form form={form} message={state.message} aria-labelledby={titleId}>
          <PasswordField
            name="password"
            label={copy.password}
            autoComplete="current-password"
            autoFocus
            isRequired
          />
          <Inline gap="sm">
            <Button variant="quiet" onPress={onClose}>
              {copy.cancel}
            </Button>
            <Button type="submit" tone="danger" isPending={state.isSaving}>
              {copy.confirm}
            </Button>
          </Inline>
        </Form>
      </Stack>
    </Dialog>
  );
}
