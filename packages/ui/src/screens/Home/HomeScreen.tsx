import { toCivil } from '@vitalane/time';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { AlertList, type AlertListProps } from '../shared/alerts/AlertList.tsx';
import type { BloodPressureEntry, BloodPressureTarget } from '../shared/bloodPressure.types.ts';
import { BloodPressurePart } from './BloodPressurePart.tsx';
import { HomeOverview } from './HomeOverview.tsx';
import type { HomeOverviewProps } from './HomeOverview.types.ts';
import { homeCopy as copy } from './HomeScreen.copy.ts';
import type { NextStep } from './HomeScreen.types.ts';
import { NextStepCard } from './NextStepCard.tsx';
import { TodaysMedicinesCard, type TodaysMedicinesProps } from './TodaysMedicinesCard.tsx';

/** Props of `HomeScreen`. */
export interface HomeScreenProps {
  /** The signed-in person's full name. */
  fullName: string;
  /** The present instant, ISO 8601 in UTC; decides the greeting. */
  now: string;
  /** The person's IANA time zone. */
  timeZone: string;
  /** Open health alerts; they come before everything else. Left out for roles without a health record. */
  alerts?: AlertListProps;
  /** Left out for roles that Home has no work for. */
  nextStep?: Remote<NextStep>;
  /** Readings of the last 30 days, newest first. Left out for roles without a diary. */
  bloodPressure?: Remote<readonly BloodPressureEntry[]>;
  /** Left out for roles without medicines. */
  medicines?: TodaysMedicinesProps;
  /** Left out for roles without a health record. */
  overview?: HomeOverviewProps;
  /** What a reading should lie within. */
  target: BloodPressureTarget | null;
  /** The verdict on the average of the readings, in a sentence; null where there is none. */
  averageVerdict: string | null;
  /** Path of the Diary. */
  diaryHref: string;
  /** Called to fetch the next step again. */
  onRetryNextStep: () => void;
  /** Called to fetch the readings again. */
  onRetryBloodPressure: () => void;
}

/** Route `/Home`: open health alerts, the next thing to do and the latest reading. */
export function HomeScreen(props: HomeScreenProps) {
  const { fullName, now, timeZone, nextStep, bloodPressure, medicines, overview } = props;
  const { date: today, time } = toCivil(now, timeZone);
  const hour = Number(time.slice(0, 2));
  return (
    <Page title={copy.greeting(hour, fullName)}>
      {props.alerts ? <AlertList {...props.alerts} /> : null}
      {nextStep ? (
        <RemoteView value={nextStep} skeleton={<Skeleton shape="tile" />} onRetry={props.onRetryNextStep}>
          {(step) => <NextStepCard step={step} />}
        </RemoteView>
      ) : null}
      {medicines ? <TodaysMedicinesCard {...medicines} now={now} today={today} /> : null}
      {bloodPressure ? <BloodPressurePart {...props} bloodPressure={bloodPressure} /> : null}
      {overview ? <HomeOverview {...overview} /> : null}
    </Page>
  );
}
