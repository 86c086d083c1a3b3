import type { Role } from '@vitalane/contract';
import { toDate } from '@vitalane/time';
import { mapRemote, type Remote } from '@vitalane/ui';
import {
  type AlertListProps,
  type HomeOverviewProps,
  HomeScreen,
  type NextStep,
  type TodaysMedicinesProps,
} from '@vitalane/ui/screens/Home';
import { knownTimeZone, useTimeZone } from '../../api/account.ts';
import { queryClient } from '../../api/client.ts';
import { knownPerson } from '../../api/known.ts';
import { healthTargetsQuery, useTargets } from '../../api/targets.ts';
import { useToday } from '../../api/useToday.ts';
import { joinRemote, toRemote } from '../../lib/remote.ts';
import { useNow } from '../../lib/useNow.ts';
import { recentBloodPressureQuery } from '../../measures/api.ts';
import { averageOf, homeLimitsOf, ofLastMonth, toPressureEntry } from '../../measures/pressureAverage.ts';
import { hrefTo } from '../../places.ts';
import { useSession } from '../../session/useSession.ts';
import {
  diagnosesQuery,
  healthScoreQuery,
  recommendationsQuery,
  useHasDoctorAdvice,
} from '../../shared/advice/api.ts';
import { useAlertList } from '../../shared/alerts/alertView.ts';
import { healthAlertsQuery, useHealthAlerts } from '../../shared/alerts/api.ts';
import { consultationsQuery, useConsultations, useWaitingPatients } from '../../shared/consultations/api.ts';
import { dosesQuery, useDoses } from '../../shared/medicines/api.ts';
import { useTodaysMedicines } from '../../shared/medicines/useTodaysMedicines.ts';
import { patientsNextStep, staffNextStep } from './nextStep.ts';
import { useHomeOverview } from './useHomeOverview.ts';
import { useRecentPressures } from './useRecentPressures.ts';

const nothing = () => undefined;

/** Route `/Home`. */
export function HomeContainer() {
  // The stored role shows the page before the server confirms it.
  const role = useSession().role ?? knownPerson()?.role;
  if (role === 'ROLE_USER') return <PatientHome />;
  if (role === null || role === undefined) return <Home />;
  return <StaffHome role={role} />;
}

HomeContainer.preload = async () => {
  if (knownPerson()?.role !== 'ROLE_USER') return;
  await Promise.all([
    queryClient.prefetchQuery(healthAlertsQuery()),
    queryClient.prefetchQuery(consultationsQuery()),
    queryClient.prefetchQuery(recentBloodPressureQuery()),
    queryClient.prefetchQuery(dosesQuery(toDate(Date.now(), knownTimeZone()))),
    queryClient.prefetchQuery(healthScoreQuery()),
    queryClient.prefetchQuery(recommendationsQuery()),
    queryClient.prefetchQuery(healthTargetsQuery()),
    queryClient.prefetchQuery(diagnosesQuery()),
  ]);
};

function PatientHome() {
  const now = useNow();
  const consultations = useConsultations();
  const timeZone = useTimeZone();
  const readings = useRecentPressures();
  const readingsRemote = toRemote(readings);
  const alerts = useHealthAlerts();
  const today = useToday();
  const doses = useDoses(today);
  const known = joinRemote(toRemote(alerts), toRemote(doses), (list, { items }) => ({
    list,
    doses: items.filter(({ date }) => date === today),
  }));
  const recent = joinRemote(toRemote(consultations), readingsRemote, ({ items }, pressures) => ({
    consultations: items,
    readings: pressures,
  }));
  const hasDoctorAdvice = useHasDoctorAdvice();
  const { targets, isWithheld, person } = useTargets();
  const limits = homeLimitsOf(targets);
  const nextStep = joinRemote(recent, known, (facts, { doses: due }) =>
    patientsNextStep({ ...facts, doses: due, limits, isWithheld, hasDoctorAdvice, now, timeZone }),
  );
  const hasAlert = (alerts.data?.items.length ?? 0) > 0;
  return (
    <Home
      alerts={useAlertList()}
      // An open alert replaces the next step.
      {...(!hasAlert && { nextStep })}
      bloodPressure={mapRemote(readingsRemote, (pressures) =>
        ofLastMonth(pressures, now).map((reading) =>
          toPressureEntry(reading, { pressureLimits: limits, isWithheld, person }),
        ),
      )}
      target={limits}
      averageVerdict={averageOf(readings.data ?? [], limits, isWithheld)?.verdict ?? null}
      medicines={useTodaysMedicines()}
      overview={useHomeOverview()}
      onRetryNextStep={() =>
        void Promise.all([consultations, readings, alerts, doses].map(({ refetch }) => refetch()))
      }
      onRetryBloodPressure={() => void readings.refetch()}
    />
  );
}

/** Home of doctors and admins: the queue. */
function StaffHome({ role }: { role: Role }) {
  const waiting = useWaitingPatients();
  return (
    <Home
      nextStep={mapRemote(toRemote(waiting), ({ items }) => staffNextStep(items, role))}
      onRetryNextStep={() => void waiting.refetch()}
    />
  );
}

interface HomeProps {
  alerts?: AlertListProps;
  nextStep?: Remote<NextStep>;
  bloodPressure?: React.ComponentProps<typeof HomeScreen>['bloodPressure'];
  medicines?: TodaysMedicinesProps;
  target?: React.ComponentProps<typeof HomeScreen>['target'];
  averageVerdict?: string | null;
  overview?: HomeOverviewProps;
  onRetryNextStep?: () => void;
  onRetryBloodPressure?: () => void;
}

function Home({
  onRetryNextStep = nothing,
  onRetryBloodPressure = nothing,
  target = null,
  averageVerdict = null,
  ...props
}: HomeProps) {
  const { profile } = useSession();
  const timeZone = useTimeZone();
  return (
    <HomeScreen
      {...props}
      fullName={profile?.fullName ?? knownPerson()?.fullName ?? ''}
      now={useNow()}
      timeZone={timeZone}
      target={target}
      averageVerdict={averageVerdict}
      diaryHref={hrefTo('diary')}
      onRetryNextStep={onRetryNextStep}
      onRetryBloodPressure={onRetryBloodPressure}
    />
  );
}
