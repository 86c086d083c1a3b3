import { Heading } from '../../primitives/Heading/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { newFormAICopy } from './NewFormAIScreen.copy.ts';
import * as styles from './NewFormAIScreen.css.ts';
import type { Proposal } from './NewFormAIScreen.types.ts';

const { check: copy } = newFormAICopy;

/** Lists the lines without results, so that no line is dropped silently. */
export function NotUsed({ lines }: { lines: Proposal['notUsed'] }) {
  if (lines.length === 0) return null;
  return (
    <Stack gap="xs">
      <Heading level={3}>{copy.notUsed}</Heading>
      <Text size="small" tone="muted">
        {copy.notUsedHelp}
      </Text>
      <ul className={styles.notUsed}>
        {lines.map(({ page, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Lines never move, and two of them may be alike.
          <li key={index} data-page={page}>
            {text}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
