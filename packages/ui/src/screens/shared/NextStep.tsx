import type { ReactNode } from 'react';
import { Card } from '../../primitives/Card/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './NextStep.css.ts';

/** Props of `NextStep`. */
export interface NextStepProps {
  /** An icon of 28 px for the kind of step; decoration. */
  icon: ReactNode;
  /** A few words above the title. */
  kicker?: string;
  /** The step in a few words. */
  title: string;
  /** Why, or what it takes. */
  text: string;
  /** The one button or link that takes it. */
  action: ReactNode;
}

/** The one thing to do next, with the way there. At most one on a screen. */
export function NextStep({ icon, kicker, title, text, action }: NextStepProps) {
  return (
    <Card tone="accent" as="section">
      <div className={styles.step}>
        <span className={styles.icon}>{icon}</span>
        <div className={styles.words}>
          {kicker ? (
            <Text size="small" weight="medium" tone="accent">
              {kicker}
            </Text>
          ) : null}
          <Heading level={2}>{title}</Heading>
          <Text>{text}</Text>
        </div>
        {action}
      </div>
    </Card>
  );
}
