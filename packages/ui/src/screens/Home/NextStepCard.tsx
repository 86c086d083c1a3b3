import type { ComponentType } from 'react';
import { DiaryIcon, DoctorIcon, PeopleIcon, VideoIcon } from '../../icons/index.ts';
import { ButtonLink } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { homeCopy } from './HomeScreen.copy.ts';
import * as styles from './HomeScreen.css.ts';
import type { NextStep } from './HomeScreen.types.ts';

const icons: Record<NextStep['kind'], ComponentType<{ size: number }>> = {
  addReading: DiaryIcon,
  returnToCall: VideoIcon,
  seeDoctor: DoctorIcon,
  openQueue: PeopleIcon,
};

/** The one thing to do next, with the way there. */
export function NextStepCard({ step }: { step: NextStep }) {
  const { title, text, action } = homeCopy.next(step);
  const Icon = icons[step.kind];
  return (
    <Card tone="accent" as="section">
      <div className={styles.next}>
        <span className={styles.nextIcon}>
          <Icon size={28} />
        </span>
        <div className={styles.nextText}>
          <Text size="small" weight="medium" tone="accent">
            {homeCopy.nextTitle}
          </Text>
          <Heading level={2}>{title}</Heading>
          <Text>{text}</Text>
        </div>
        <ButtonLink href={step.href}>{action}</ButtonLink>
      </div>
    </Card>
  );
}
