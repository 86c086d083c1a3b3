import { mapRemote } from '@vitalane/ui';
import type { Removal } from '@vitalane/ui/screens/HealthForm';
import { toRemote } from '../../api/remote.ts';
import { useAddStatements, useHealthRecord } from '../health-record/api.ts';
import { fieldsOfRecord, removalQuestionsOf, toStatements } from './healthForm.ts';

/** Returns what a health form takes from the health record, and gives back to it. */
export function useRecordInForm() {
  const record = useHealthRecord();
  const { add, isPending, error } = useAddStatements();
  return {
    fields: mapRemote(toRemote(record), fieldsOfRecord),
    removalQuestions: record.data && removalQuestionsOf(record.data),
    /** States what was removed; does nothing when nothing was. */
    async remove(removals: readonly Removal[]): Promise<void> {
      const statements = record.data ? toStatements(record.data, removals) : [];
      if (statements.length > 0) await add(statements);
    },
    isRemoving: isPending,
    removalError: error,
    refetchRecord: record.refetch,
  };
}
