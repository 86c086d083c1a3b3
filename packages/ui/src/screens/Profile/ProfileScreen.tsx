import { Banner } from '../../patterns/Banner/index.ts';
import { Form, useSchemaForm } from '../../patterns/Form/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Avatar } from '../../primitives/Avatar/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { AboutYouCard } from './AboutYouCard.tsx';
import { IdentityCard } from './IdentityCard.tsx';
import { ProfileFile } from './ProfileFile.tsx';
import { profileCopy as copy } from './ProfileScreen.copy.ts';
import * as styles from './ProfileScreen.css.ts';
import type {
  HealthRecordSummary,
  ProfileData,
  ProfileEntry,
  ProfileFields,
  ProfileFileName,
  ProfileFiles,
  ProfileFormState,
} from './ProfileScreen.types.ts';
import { profileSchema } from './profile.schema.ts';
import { RecordCard } from './RecordCard.tsx';
import { readProfile } from './readProfile.ts';
import { useObjectUrl } from './useObjectUrl.ts';

/** Props of `ProfileScreen`. */
export interface ProfileScreenProps {
  /** Profile of the user. */
  profile: Remote<ProfileData>;
  /** URL of the current picture. */
  avatarSrc?: string;
  /** Selected files that are not sent yet. The parent stores and sends them. */
  files: ProfileFiles;
  /** Summary of the newest health form; absent for users without a health record. */
  record?: Remote<HealthRecordSummary>;
  /** State of saving, with the last response of the server. */
  form: ProfileFormState;
  /** State of the deletion of the document. */
  removal: ProfileFormState;
  /** Current date in the user's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Called with the file selected for a field, or with `undefined`. */
  onChoose: (name: ProfileFileName, file: File | undefined) => void;
  /** Called with a valid profile. */
  onSave: (entry: ProfileEntry) => void;
  /** Called after each change with the field values, without the identity number. */
  onChange?: (fields: ProfileFields) => void;
  /** Called when the user discards the unsaved input. */
  onDiscardTyped?: () => void;
  /** Called to delete the stored document. */
  onRemoveDocument: () => void;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called when the user retries loading the record. */
  onRetryRecord: () => void;
}

/** Renders route `/Profile`: personal data, picture and identity document. */
export function ProfileScreen(props: ProfileScreenProps) {
  return (
    <Page title={copy.title} lead={copy.lead}>
      <RemoteView value={props.profile} skeleton={<Skeleton shape="chart" />} onRetry={props.onRetry}>
        {(data) => (
          <Stack gap="lg">
            {data.typed ? <TypedBanner onDiscard={props.onDiscardTyped} /> : null}
            <div className={props.record ? styles.columns : undefined}>
              <ProfileForm {...props} data={data} />
              {props.record ? <RecordCard record={props.record} onRetry={props.onRetryRecord} /> : null}
            </div>
          </Stack>
        )}
      </RemoteView>
    </Page>
  );
}

function TypedBanner({ onDiscard }: { onDiscard?: () => void }) {
  const action = (
    <Button variant="soft" size="sm" onPress={onDiscard}>
      {copy.typed.discard}
    </Button>
  );
  return (
    <Banner tone="info" actions={action}>
      {copy.typed.text}
    </Banner>
  );
}

function ProfileForm({ data, files, form: state, ...props }: ProfileScreenProps & { data: ProfileData }) {
  const form = useSchemaForm(profileSchema(data.fields, props.today), {
    errors: state.errors,
    isPending: state.isSaving,
    onSubmit: props.onSave,
  });
  const keep = () => {
    if (form.ref.current) props.onChange?.(readProfile(form.ref.current, data.fields));
  };
  return (
    // Every change of a field dispatches a bubbling `input` event.
    <div role="presentation" onInput={keep}>
      <Form form={form} message={state.message} width="full" aria-label={copy.title}>
        <PictureCard {...props} fullName={data.fields.fullName} file={files.avatar} />
        <AboutYouCard {...data} />
        <IdentityCard {...props} {...data} file={files.document_file} />
        <Inline>
          <Button type="submit" isPending={state.isSaving}>
            {copy.save}
          </Button>
        </Inline>
      </Form>
    </div>
  );
}

type PictureCardProps = Pick<ProfileScreenProps, 'avatarSrc' | 'onChoose'> & {
  fullName: string;
  file: File | undefined;
};

function PictureCard({ fullName, file, avatarSrc, onChoose }: PictureCardProps) {
  const chosen = useObjectUrl(file);
  return (
    <Card title={copy.picture.title}>
      <div className={styles.picture}>
        <Avatar fullName={fullName} src={chosen ?? avatarSrc} size="lg" />
        <Stack gap="sm">
          <Text tone="muted">{chosen ? copy.picture.preview : copy.picture.help}</Text>
          <ProfileFile name="avatar" label={copy.picture.label} file={file} onChoose={onChoose} />
        </Stack>
      </div>
    </Card>
  );
}
