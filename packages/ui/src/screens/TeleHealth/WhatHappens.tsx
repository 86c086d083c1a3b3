import { Card } from '../../primitives/Card/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { teleHealthCopy } from './TeleHealthScreen.copy.ts';
import * as styles from './TeleHealthScreen.css.ts';

const { steps } = teleHealthCopy;

/** Explains the consultation in three steps. */
export function WhatHappens() {
  return (
    <Card title={steps.heading}>
      <ol className={styles.steps}>
        {steps.items.map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <Text weight="medium">{title}</Text>
            <Text tone="muted">{text}</Text>
          </li>
        ))}
      </ol>
    </Card>
  );
}
