import { toCivil } from '@vitalane/time';
import type { Remote } from '../../patterns/RemoteView/index.ts';
import { RemoteView } from '../../patterns/RemoteView/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { AlertList, type AlertListProps } from '../shared/alerts/AlertList.tsx';
import type { ReadingEntry } from '../shared/readings/entry.types.ts';
import type { BloodPressureTarget } from '../shared/readings/pressureParts.ts';
import { BloodPressurePart, LatestReading } from './BloodPressurePart.tsx';
import { HomeOverview } from './HomeOverview.tsx';
import type { HomeOverviewProps } from './HomeOverview.types.ts';
import { homeCopy as copy } from './HomeScreen.copy.ts';
import * as styles from './HomeScreen.css.ts';
import type { NextStep } from './HomeScreen.types.ts';
import { NextStepCard } from './NextStepCard.tsx';
import { TodaysMedicinesCard, type TodaysMedicinesProps } from './TodaysMedicinesCard.tsx';

/** Props of `HomeScreen`. */
export interface HomeScreenProps {
  /** Full name of the signed-in user. */
  fullName: string;
  /** Current instant, ISO 8601 in UTC, for the greeting. */
  now: string;
  /** The user's IANA time zone. */
  timeZone: string;
  /** Open health alerts, shown first. Omit it for roles without a health record. */
  alerts?: AlertListProps;
  /** Next step. Omit it for roles without tasks on Home. */
  nextStep?: Remote<NextStep>;
  /** Readings of the last 30 days, newest first. Omit it for roles without a diary. */
  bloodPressure?: Remote<readonly ReadingEntry[]>;
  /** Today's medicines. Omit it for roles without medicines. */
  medicines?: TodaysMedicinesProps;
  /** Overview. Omit it for roles without a health record. */
  overview?: HomeOverviewProps;
  /** Target range of a reading. */
  target: BloodPressureTarget | null;
  /** Assessment of the average of the readings, one sentence; `null` without one. */
  averageVerdict: string | null;
  /** Path of the Diary. */
  diaryHref: string;
  /** Called when the user retries loading the next step. */
  onRetryNextStep: () => void;
  /** Called when the user retries loading the readings. */
  onRetryBloodPressure: () => void;
}

/** Renders route `/Home`: open health alerts, the next step and the latest reading, which fit a phone's window; then the rest of the day. */
export function HomeScreen(props: HomeScreenProps) {
  const { fullName, now, timeZone, nextStep, bloodPressure, medicines, overview } = props;
  const { date: today, time } = toCivil(now, timeZone);
  const hour = Number(time.slice(0, 2));
  return (
    <Page title={copy.greeting(hour, fullName)}>
      {props.alerts ? <AlertList {...props.alerts} /> : null}
      <div className={styles.start}>
        {nextStep ? (
          <div className={styles.nextStep}>
            <RemoteView value={nextStep} skeleton={<Skeleton shape="tile" />} onRetry={props.onRetryNextStep}>
              {(step) => <NextStepCard step={step} />}
            </RemoteView>
          </div>
        ) : null}
        {bloodPressure ? <LatestReading {...props} bloodPressure={bloodPressure} /> : null}
      </div>
      {medicines ? <TodaysMedicinesCard {...medicines} now={now} today={today} /> : null}
      {bloodPressure ? <BloodPressurePart {...props} bloodPressure={bloodPressure} /> : null}
      {overview ? <HomeOverview {...overview} /> : null}
    </Page>
  );
}
