import { mapRemote } from '@vitalane/ui';
import { type AllergyChange, DrugAllergiesScreen } from '@vitalane/ui/screens/DrugAllergies';
import { useProfile } from '../api/account.ts';
import { useChangeAllergies } from '../api/allergies.ts';
import { fieldsOf, messageOf } from '../api/errors.ts';
import { toRemote } from '../api/remote.ts';
import { toAllergies } from './allergies.ts';

/** Route `/DrugAllergies`. */
export function DrugAllergiesContainer() {
  const profile = useProfile();
  const { change, isPending, error } = useChangeAllergies();
  const allergies = mapRemote(toRemote(profile), toAllergies);
  const names = allergies.status === 'ready' ? allergies.data.names : [];
  return (
    <DrugAllergiesScreen
      allergies={allergies}
      backHref="/Medication"
      change={changeOf(isPending, error)}
      onRetry={() => void profile.refetch()}
      onAddAllergy={(name) => change([...names, name])}
      onDeleteAllergy={(name) => change(names.filter((other) => other !== name))}
      onSayNone={() => change([])}
    />
  );
}

function changeOf(isPending: boolean, error: unknown): AllergyChange {
  if (isPending) return { status: 'saving' };
  if (!error) return { status: 'idle' };
  const { drugAllergies } = fieldsOf(error);
  return {
    status: 'failed',
    message: messageOf(error),
    ...(drugAllergies && { errors: { name: drugAllergies } }),
  };
}
