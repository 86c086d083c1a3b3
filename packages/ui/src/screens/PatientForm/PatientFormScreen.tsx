import { Banner } from '../../patterns/Banner/index.ts';
import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { useHrefTo } from '../../primitives/Link/index.ts';
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
  /** Options and initial values of the form. */
  form: Remote<PatientFormData>;
  /** State of the registration. */
  registration: RegistrationState;
  /** Whether the user was redirected here because the clinic has no such patient. */
  isUnknown: boolean;
  /** Current date in the patient's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Validates a typed NRIC or FIN. Pure; it detects typing errors, and proves no identity. */
  checkNric: (value: string) => IdentityCheck;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called with a complete registration, and where the patient is, `''` when not said. */
  onRegister: (registration: PatientRegistration, location: string) => void;
  /** Called when the registered patient retries joining the queue. */
  onJoinQueue: () => void;
}

/** Renders route `/PatientForm`: registration as a patient of the clinic, and then the queue. */
export function PatientFormScreen(props: PatientFormScreenProps) {
  const hrefTo = useHrefTo();
  const { registration } = props;
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      back={{ href: hrefTo('teleHealth'), label: copy.back }}
      width="form"
    >
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
              <RegistrationForm {...props} data={data} registration={registration} />
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
