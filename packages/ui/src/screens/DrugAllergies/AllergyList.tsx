import { useState } from 'react';
import { DeleteIcon, SecurityIcon } from '../../icons/index.ts';
import { EmptyState } from '../../patterns/EmptyState/index.ts';
import { useFocusWhenLost } from '../../patterns/useFocusWhenLost.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Heading } from '../../primitives/Heading/index.ts';
import { RemovalDialog } from '../shared/ItemPicker/index.ts';
import { drugAllergiesCopy } from './DrugAllergiesScreen.copy.ts';
import * as styles from './DrugAllergiesScreen.css.ts';
import type { DrugAllergies } from './DrugAllergiesScreen.types.ts';

const { heading, unknown, none, sayNone, remove: copy } = drugAllergiesCopy;

interface AllergyListProps {
  allergies: DrugAllergies;
  isSaving: boolean;
  onRemoveAllergy: (name: string, says: 'resolved' | 'mistake') => void;
  onSayNone: () => void;
}

/** Lists the patient's allergies. “None” and “no answer” differ. */
export function AllergyList({ allergies, isSaving, onRemoveAllergy, onSayNone }: AllergyListProps) {
  const [pending, setPending] = useState<string | null>(null);
  const { names, removalQuestions } = allergies;
  const title = useFocusWhenLost<HTMLHeadingElement>(names.length);
  return (
    <section className={styles.part} aria-labelledby="allergies">
      <Heading level={2} id="allergies" tabIndex={-1} ref={title}>
        {heading}
      </Heading>
      {names.length > 0 ? (
        <ul className={styles.list}>
          {names.map((name) => (
            <li key={name} className={styles.item}>
              <span className={styles.name}>{name}</span>
              <Button
                variant="quiet"
                leadingIcon={<DeleteIcon size={18} />}
                aria-label={copy.label(name)}
                onPress={() => setPending(name)}
              >
                {copy.action}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <NoAllergies answer={allergies.answer} isSaving={isSaving} onSayNone={onSayNone} />
      )}
      {pending === null ? null : (
        <RemovalDialog
          name={pending}
          question={removalQuestions[pending] ?? ''}
          note={copy.note(pending)}
          onKeep={() => setPending(null)}
          onAnswer={(says) => {
            setPending(null);
            onRemoveAllergy(pending, says);
          }}
        />
      )}
    </section>
  );
}

interface NoAllergiesProps {
  answer: boolean | null;
  isSaving: boolean;
  onSayNone: () => void;
}

function NoAllergies({ answer, isSaving, onSayNone }: NoAllergiesProps) {
  const copyOfState = answer === false ? none : unknown;
  const action = (
    <Button variant="soft" isPending={isSaving} onPress={onSayNone}>
      {sayNone}
    </Button>
  );
  return (
    <EmptyState
      headingLevel={3}
      icon={<SecurityIcon size={28} />}
      title={copyOfState.title}
      action={answer === false ? null : action}
    >
      {copyOfState.text}
    </EmptyState>
  );
}
