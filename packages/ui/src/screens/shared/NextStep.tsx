import type { ReactNode } from 'react';
import { Card } from '../../primitives/Card/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import * as styles from './NextStep.css.ts';

/** Props of `NextStep`. */
export interface NextStepProps {
  /** Decorative icon of 28 px. */
  icon: ReactNode;
  /** Short text above the title. */
  kicker?: string;
  /** Short name of the step. */
  title: string;
  /** Reason or effort. */
  text: string;
  /** Button or link of the step. */
  action: ReactNode;
}

/** Shows the next step with its action. Use it at most once on a screen. */
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
