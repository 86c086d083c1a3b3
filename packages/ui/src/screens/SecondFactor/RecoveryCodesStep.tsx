import { useState } from 'react';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { secondFactorCopy } from './SecondFactorScreen.copy.ts';
import * as styles from './SecondFactorScreen.css.ts';

const { codes: copy } = secondFactorCopy;

interface RecoveryCodesStepProps {
  codes: readonly string[];
  onCopyCodes: (codes: readonly string[]) => void;
  onDone: () => void;
}

/** Shows the recovery codes once. */
export function RecoveryCodesStep({ codes, onCopyCodes, onDone }: RecoveryCodesStepProps) {
  const [isCopied, setCopied] = useState(false);
  const copyAll = () => {
    onCopyCodes(codes);
    setCopied(true);
  };
  return (
    <Card title={copy.title}>
      <Stack gap="md">
        <Text>{copy.text}</Text>
        <ul aria-label={copy.list} className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Inline gap="sm">
          <Button onPress={onDone}>{copy.done}</Button>
          <Button variant="soft" onPress={copyAll}>
            {copy.copy}
          </Button>
          <span role="status">{isCopied ? copy.copied : null}</span>
        </Inline>
      </Stack>
    </Card>
  );
}
