import { ADHERENCE_WORDS } from '@vitalane/clinical';
import { mapRemote } from '@vitalane/ui';
import { MedicationScreen, type MedicineDeletion } from '@vitalane/ui/screens/Medication';
import { useTimeZone } from '../../api/account.ts';
import { messageOf } from '../../lib/errors.ts';
import { toRemote } from '../../lib/remote.ts';
import { useNotice } from '../../lib/useNotice.ts';
import { useNow } from '../../lib/useNow.ts';
import { hrefTo } from '../../places.ts';
import { useAdherence, useDeleteMedicine, useMedicines } from '../../shared/medicines/api.ts';
import { toMedicineEntry } from '../../shared/medicines/medicines.ts';
import { useDoseIntents } from '../../shared/medicines/useDoseIntents.ts';
import { useDoseList } from '../../shared/medicines/useDoseList.ts';
import { usePushChannel } from '../../shared/push/usePushChannel.ts';
import { useReminderDeliveries } from './useReminderDeliveries.ts';
import { useUnnamedMedicines } from './useUnnamedMedicines.ts';

const links = {
  add: hrefTo('addMedicine'),
  placeOrder: hrefTo('placeOrder'),
  orders: hrefTo('myOrders'),
  allergies: hrefTo('drugAllergies'),
};

/** Route `/Medication`. */
export function MedicationContainer() {
  const now = useNow();
  const timeZone = useTimeZone();
  const medicines = useMedicines();
  const adherence = useAdherence();
  const withReminder = medicines.data?.items.filter(({ reminder }) => reminder) ?? [];
  const { doses, reload, onRetryDoses } = useDoseList(new Set(withReminder.map(({ uuid }) => uuid)));
  return (
    <MedicationScreen
      {...useNotice()}
      {...useDoseIntents(timeZone, reload)}
      {...useRemoval()}
      {...usePush()}
      {...useReminderDeliveries()}
      {...useUnnamedMedicines()}
      doses={doses}
      medicines={mapRemote(toRemote(medicines), ({ items }) => items.map(toMedicineEntry))}
      adherence={mapRemote(toRemote(adherence), (data) => ({ ...data, words: ADHERENCE_WORDS.patient }))}
      links={links}
      now={now}
      timeZone={timeZone}
      onRetryDoses={onRetryDoses}
      onRetryMedicines={() => void medicines.refetch()}
      onRetryAdherence={() => void adherence.refetch()}
    />
  );
}

function usePush() {
  const { channel, onTurnOn, onTurnOff } = usePushChannel();
  return { channel, onTurnRemindersOn: onTurnOn, onTurnRemindersOff: onTurnOff };
}

function useRemoval() {
  const { mutate, variables, isPending, error } = useDeleteMedicine();
  return {
    deletion: deletionOf(variables?.params.path.id, isPending, error),
    onDeleteMedicine: (id: string) => mutate({ params: { path: { id } } }),
  };
}

function deletionOf(uuid: string | undefined, isPending: boolean, error: unknown): MedicineDeletion | null {
  if (uuid === undefined) return null;
  if (isPending) return { status: 'deleting', uuid };
  return error ? { status: 'failed', uuid, message: messageOf(error) } : null;
}
