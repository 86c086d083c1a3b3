import { dayInWords, toCivil } from '@vitalane/time';
import { IdentityIcon } from '../../../icons/index.ts';
import { Banner } from '../../../patterns/Banner/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Inline } from '../../../primitives/Inline/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { consultationNotesCopy } from './ConsultationNotes.copy.ts';
import * as styles from './ConsultationNotes.css.ts';
import type { RegisteredIdentity } from './ConsultationNotes.types.ts';
import { Fact } from './Fact.tsx';

const { identity: copy } = consultationNotesCopy;

/** Props of `IdentityCheck`. */
export interface IdentityCheckProps {
  /** Registered identity of the patient. */
  identity: RegisteredIdentity;
  /** The doctor's IANA time zone. */
  timeZone: string;
  /** Whether the request is pending. */
  isSaving: boolean;
  /** Error of the last save. */
  errorMessage?: string;
  /** Called with whether the patient is the registered person. */
  onConfirm: (isConfirmed: boolean) => void;
}

/** Shows the registered identity, to compare with the ID shown to the camera. */
export function IdentityCheck(props: IdentityCheckProps) {
  const { identity, timeZone, isSaving, errorMessage, onConfirm } = props;
  const { confirmedAt, dateOfBirth } = identity;
  const facts: [name: string, value: string | null][] = [
    [copy.name, identity.fullName],
    [identity.documentType ?? copy.numberFallback, identity.nricMasked],
    [copy.born, dateOfBirth && dayInWords(dateOfBirth)],
    [copy.gender, identity.gender],
  ];
  return (
    <Stack gap="md">
      <Text tone="muted">{copy.help}</Text>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name} value={value ?? copy.unknown} />
        ))}
      </dl>
      {identity.isDisputed ? <Banner tone="warning">{copy.disputed}</Banner> : null}
      {errorMessage ? <Banner tone="error">{errorMessage}</Banner> : null}
      {confirmedAt === null ? (
        <Inline>
          <Button
            variant="soft"
            leadingIcon={<IdentityIcon size={20} />}
            isPending={isSaving}
            onPress={() => onConfirm(true)}
          >
            {copy.confirm}
          </Button>
        </Inline>
      ) : (
        <Banner
          tone="success"
          actions={
            <Button variant="quiet" size="sm" isPending={isSaving} onPress={() => onConfirm(false)}>
              {copy.undo}
            </Button>
          }
        >
          {copy.confirmedAt(toCivil(confirmedAt, timeZone).time)}
        </Banner>
      )}
    </Stack>
  );
}
