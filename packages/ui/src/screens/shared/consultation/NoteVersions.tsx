import { Button } from '../../../primitives/Button/index.ts';
import { Inline } from '../../../primitives/Inline/index.ts';
import { Stack } from '../../../primitives/Stack/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { consultationNotesCopy } from './ConsultationNotes.copy.ts';
import * as styles from './ConsultationNotes.css.ts';
import type { NoteChoice } from './ConsultationNotes.types.ts';

const { dispute: copy } = consultationNotesCopy.editor;

const choices: readonly NoteChoice[] = ['own', 'other', 'both'];

interface NoteVersionsProps {
  /** Name of the field. */
  label: string;
  own: string;
  other: string;
  /** Whether the other text is finished, so that the own can only be discarded. */
  isFinished: boolean;
  /** Maximum number of characters of the field. */
  maxLength: number;
  onChoose: (keep: NoteChoice) => void;
}

/** Shows two versions of a text side by side, and lets the doctor choose. */
export function NoteVersions({ label, own, other, isFinished, maxLength, onChoose }: NoteVersionsProps) {
  // Both together must fit, with the empty line between them.
  const isPossible = (keep: NoteChoice) => keep !== 'both' || own.length + other.length + 2 <= maxLength;
  return (
    <section aria-label={copy.label(label)}>
      <Stack gap="sm">
        <Text weight="medium">{label}</Text>
        <div className={styles.versions}>
          <Version heading={copy.own} text={own} />
          <Version heading={copy.other} text={other} />
        </div>
        <Inline>
          {isFinished ? (
            <Button variant="quiet" size="sm" onPress={() => onChoose('other')}>
              {copy.discard}
            </Button>
          ) : (
            choices.filter(isPossible).map((keep) => (
              <Button key={keep} variant="soft" size="sm" onPress={() => onChoose(keep)}>
                {copy.keep[keep]}
              </Button>
            ))
          )}
        </Inline>
      </Stack>
    </section>
  );
}

function Version({ heading, text }: { heading: string; text: string }) {
  return (
    <div className={styles.version}>
      <Text size="small" tone="muted">
        {heading}
      </Text>
      <p className={styles.written}>{text || copy.none}</p>
    </div>
  );
}
