import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { AddAllergy } from './AddAllergy.tsx';
import { AllergyList } from './AllergyList.tsx';
import { drugAllergiesCopy as copy } from './DrugAllergiesScreen.copy.ts';
import type { AllergyChange, DrugAllergies } from './DrugAllergiesScreen.types.ts';

/** Props of `DrugAllergiesScreen`. */
export interface DrugAllergiesScreenProps {
  /** The patient's drug allergies. */
  allergies: Remote<DrugAllergies>;
  /** Path of the medicine list. */
  backHref: string;
  /** State of the last change. */
  change: AllergyChange;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
  /** Called with the name of a medicine to which the patient is allergic. */
  onAddAllergy: (name: string) => void;
  /** Called with the reason for a removal: no longer allergic, or a mistake. */
  onRemoveAllergy: (name: string, says: 'resolved' | 'mistake') => void;
  /** Called when the patient states that they have no drug allergies. */
  onSayNone: () => void;
}

/** Renders route `/DrugAllergies`: medicines that the patient must not be given. */
export function DrugAllergiesScreen({
  allergies,
  backHref,
  change,
  onRetry,
  ...intents
}: DrugAllergiesScreenProps) {
  return (
    <Page title={copy.title} lead={copy.lead} back={{ href: backHref, label: copy.back }} width="reading">
      <RemoteView value={allergies} skeleton={<Skeleton shape="chart" />} onRetry={onRetry}>
        {(known) => (
          <Stack gap="xl">
            <AllergyList
              allergies={known}
              isSaving={change.status === 'saving'}
              onRemoveAllergy={intents.onRemoveAllergy}
              onSayNone={intents.onSayNone}
            />
            <AddAllergy names={known.names} change={change} onAddAllergy={intents.onAddAllergy} />
          </Stack>
        )}
      </RemoteView>
    </Page>
  );
}
