import type { NewHealthStatement } from '@vitalane/contract';
import { mapRemote } from '@vitalane/ui';
import { type AllergyChange, DrugAllergiesScreen } from '@vitalane/ui/screens/DrugAllergies';
import { useProfile } from '../../api/account.ts';
import { fieldsOf, messageOf } from '../../lib/errors.ts';
import { toRemote } from '../../lib/remote.ts';
import { hrefTo } from '../../places.ts';
import { useAddStatements } from '../../shared/health-record/api.ts';
import { toAllergies } from './allergies.ts';

/** Route `/DrugAllergies`. */
export function DrugAllergiesContainer() {
  const profile = useProfile();
  const { add, isPending, error } = useAddStatements();
  const allergies = mapRemote(toRemote(profile), toAllergies);
  // The mutation keeps its error for the screen.
  const state = (statement: Omit<NewHealthStatement, 'item'>) =>
    void add([{ item: 'drug_allergy', ...statement }]).catch(() => undefined);
  return (
    <DrugAllergiesScreen
      allergies={allergies}
      backHref={hrefTo('medication')}
      change={changeOf(isPending, error)}
      onRetry={() => void profile.refetch()}
      onAddAllergy={(name) => state({ says: 'present', text: name })}
      onRemoveAllergy={(name, says) => state({ says, text: name, confirmed: true })}
      onSayNone={() => state({ says: 'absent', confirmed: true })}
    />
  );
}

function changeOf(isPending: boolean, error: unknown): AllergyChange {
  if (isPending) return { status: 'saving' };
  if (!error) return { status: 'idle' };
  const { 'statements.0.text': name } = fieldsOf(error);
  return {
    status: 'failed',
    message: messageOf(error),
    ...(name && { errors: { name } }),
  };
}
