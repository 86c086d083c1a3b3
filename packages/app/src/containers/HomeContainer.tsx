import { mapRemote, type Remote } from '@vitalane/ui';
import { HomeScreen, type NextStep } from '@vitalane/ui/screens/Home';
import { useTimeZone } from '../api/account.ts';
import { useRecentBloodPressure } from '../api/diary.ts';
import { toRemote } from '../api/remote.ts';
import { useConsultations, useWaitingPatients } from '../api/telehealth.ts';
import { useSession } from '../session/useSession.ts';
import { useNow } from '../shell/useNow.ts';
import { toEntry, usualRange } from './bloodPressure.ts';
import { doctorsNextStep, patientsNextStep } from './nextStep.ts';

/** Route `/Home`. */
export function HomeContainer() {
  const { role } = useSession();
  if (role === 'ROLE_USER') return <PatientHome />;
  if (role === 'ROLE_DOCTOR') return <DoctorHome />;
  return <Home nextStep={{ status: 'forbidden' }} onRetryNextStep={() => undefined} />;
}

function PatientHome() {
  const now = useNow();
  const consultations = useConsultations();
  const readings = useRecentBloodPressure();
  const bloodPressure = mapRemote(toRemote(readings), ({ items }) => items.map(toEntry));
  const nextStep = mapRemote(toRemote(consultations), ({ items }) =>
    patientsNextStep({
      consultations: items,
      latestReadingAt: readings.data?.items[0]?.measuredAt ?? null,
      now,
    }),
  );
  return (
    <Home
      nextStep={nextStep}
      bloodPressure={bloodPressure}
      onRetryNextStep={() => void consultations.refetch()}
      onRetryBloodPressure={() => void readings.refetch()}
    />
  );
}

function DoctorHome() {
  const waiting = useWaitingPatients();
  return (
    <Home
      nextStep={mapRemote(toRemote(waiting), ({ items }) => doctorsNextStep(items))}
      onRetryNextStep={() => void waiting.refetch()}
    />
  );
}

interface HomeProps {
  nextStep: Remote<NextStep>;
  bloodPressure?: React.ComponentProps<typeof HomeScreen>['bloodPressure'];
  onRetryNextStep: () => void;
  onRetryBloodPressure?: () => void;
}

function Home({ onRetryBloodPressure = () => undefined, ...props }: HomeProps) {
  const { profile } = useSession();
  const timeZone = useTimeZone();
  return (
    <HomeScreen
      {...props}
      fullName={profile?.fullName ?? ''}
      now={useNow()}
      timeZone={timeZone}
      target={usualRange}
      diaryHref="/Diary"
      onRetryBloodPressure={onRetryBloodPressure}
    />
  );
}
