import { useState } from 'react';
import { ConfirmDialog } from '../../patterns/ConfirmDialog/index.ts';
import { SelectField } from '../../patterns/SelectField/index.ts';
import { TextField } from '../../patterns/TextField/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { ProfileFile } from './ProfileFile.tsx';
import { profileCopy } from './ProfileScreen.copy.ts';
import * as styles from './ProfileScreen.css.ts';
import type { ProfileData, ProfileFileName, ProfileFormState } from './ProfileScreen.types.ts';

const { identity: copy } = profileCopy;

/** Props of `IdentityCard`. */
export interface IdentityCardProps extends Pick<ProfileData, 'document' | 'documentTypes'> {
  /** Selected file that is not saved yet. */
  file: File | undefined;
  /** State of the deletion of the document. */
  removal: ProfileFormState;
  /** Called with the file selected for a field, or with `undefined`. */
  onChoose: (name: ProfileFileName, file: File | undefined) => void;
  /** Called to delete the stored document. */
  onRemoveDocument: () => void;
}

/** Renders the identity number. It is entered once, and then shown by its last characters only. */
export function IdentityCard({ document, documentTypes, file, onChoose, ...removing }: IdentityCardProps) {
  return (
    <Card title={copy.title}>
      <Stack gap="lg">
        <Text tone="muted">{copy.help}</Text>
        {document ? (
          <StoredDocument {...removing} document={document} />
        ) : (
          <div className={styles.fields}>
            <SelectField name="document_type" label={copy.type} options={documentTypes} />
            <TextField
              name="document_code"
              label={copy.code}
              description={copy.codeHelp}
              autoComplete="off"
              width="medium"
            />
          </div>
        )}
        <ProfileFile name="document_file" label={copy.file} file={file} onChoose={onChoose} />
      </Stack>
    </Card>
  );
}

type StoredDocumentProps = Pick<IdentityCardProps, 'removal' | 'onRemoveDocument'> & {
  document: NonNullable<ProfileData['document']>;
};

function StoredDocument({ document: { type, code }, removal, onRemoveDocument }: StoredDocumentProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Inline gap="md">
      <span className={styles.fact}>{`${type} ${copy.ending(code.slice(-4))}`}</span>
      <Button variant="quiet" tone="danger" onPress={() => setAsking(true)}>
        {copy.remove}
      </Button>
      <ConfirmDialog
        title={copy.question}
        isOpen={isAsking}
        confirmLabel={copy.remove}
        isPending={removal.isSaving}
        errorMessage={removal.message}
        onConfirm={onRemoveDocument}
        onCancel={() => setAsking(false)}
      >
        {copy.consequence}
      </ConfirmDialog>
    </Inline>
  );
}
