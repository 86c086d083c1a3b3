import { Banner } from '../../patterns/Banner/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { patientFormCopy as copy } from './PatientFormScreen.copy.ts';
import type {
  IdentityCheck,
  PatientFormData,
  PatientRegistration,
  RegistrationState,
} from './PatientFormScreen.types.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

/** Props of `PatientFormScreen`. */
export interface PatientFormScreenProps {
  /** What the form offers and begins with. */
  form: Remote<PatientFormData>;
  /** How far the registration has come. */
  registration: RegistrationState;
  /** Whether the clinic has just not found the patient, which is why they are here. */
  isUnknown: boolean;
  /** The present day on the patient's calendar, `YYYY-MM-DD`. */
  today: string;
  /** Says whether a typed number can be an NRIC or FIN. Pure; it proves typing, not identity. */
  checkNric: (value: string) => IdentityCheck;
  /** Called to fetch again what failed to load. */
  onRetry: () => void;
  /** Called with a complete registration. */
  onRegister: (registration: PatientRegistration) => void;
  /** Tries again to join, once registered. */
  onJoinQueue: () => void;
}

/** Route `/PatientForm`: becoming a patient of the clinic, and from there into the queue. */
export function PatientFormScreen(props: PatientFormScreenProps) {
  const { registration } = props;
  return (
    <Page title={copy.title} lead={copy.lead} back={{ href: '/TeleHealth', label: copy.back }} width="form">
      {registration.status === 'notJoined' ? (
        <Registered message={registration.message} onJoinQueue={props.onJoinQueue} />
      ) : (
        <RemoteView value={props.form} skeleton={<Skeleton shape="chart" />} onRetry={props.onRetry}>
          {(data) => (
            <Stack gap="lg">
              {props.isUnknown ? (
                <Banner tone="info" title={copy.unknown.title}>
                  {copy.unknown.text}
                </Banner>
              ) : null}
              <RegistrationForm {...props} {...{ data, registration }} />
            </Stack>
          )}
        </RemoteView>
      )}
    </Page>
  );
}

function Registered({ message, onJoinQueue }: { message: string; onJoinQueue: () => void }) {
  return (
    <Card title={copy.registered.heading} tone="accent">
      <Stack gap="md">
        <Banner tone="error">{message}</Banner>
        <Text>{copy.registered.text}</Text>
        <div>
          <Button onPress={onJoinQueue}>{copy.registered.join}</Button>
        </div>
      </Stack>
    </Card>
  );
}
