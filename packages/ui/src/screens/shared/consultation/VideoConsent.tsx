import { dayInWords, toCivil } from '@vitalane/time';
import type { Ref } from 'react';
import { Text } from '../../../primitives/Text/index.ts';
import { videoConsentCopy as copy } from './VideoConsent.copy.ts';
import * as styles from './VideoConsent.css.ts';
import type { ConsentText, GivenVideoConsent } from './VideoConsent.types.ts';

/** Lists what a patient has to know before a visit by video. */
export function ConsentPoints({ points, language }: ConsentText) {
  return (
    <ul lang={language} className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

interface GivenConsentProps {
  consent: GivenVideoConsent;
  timeZone: string;
  summaryRef?: Ref<HTMLElement>;
}

/** Says when a patient agreed, and on request to what. */
export function GivenConsent({ consent: { text, givenAt }, timeZone, summaryRef }: GivenConsentProps) {
  const { date, time } = toCivil(givenAt, timeZone);
  const day = dayInWords(date);
  if (text === null) return <Text as="div">{copy.spoken(day, time)}</Text>;
  return (
    <details>
      <summary ref={summaryRef} className={styles.summary}>
        {copy.given(day, time)}
      </summary>
      <ConsentPoints {...text} />
      <Text weight="medium">{text.statement}</Text>
    </details>
  );
}
