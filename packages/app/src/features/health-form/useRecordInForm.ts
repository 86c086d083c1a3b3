import { mapRemote } from '@vitalane/ui';
import type { Removal } from '@vitalane/ui/screens/HealthForm';
import { toRemote } from '../../lib/remote.ts';
import { useAddStatements, useHealthRecord } from '../../shared/health-record/api.ts';
import { fieldsOfRecord, removalQuestionsOf, toStatements } from './healthForm.ts';

/** Returns the health record for a health form, and a function that states removals. */
export function useRecordInForm() {
  const record = useHealthRecord();
  const { add, isPending, error, reset } = useAddStatements();
  return {
    fields: mapRemote(toRemote(record), fieldsOfRecord),
    removalQuestions: record.data && removalQuestionsOf(record.data),
    /** States the removals; does nothing without any. */
    async remove(removals: readonly Removal[]): Promise<void> {
      const statements = record.data ? toStatements(record.data, removals) : [];
      if (statements.length > 0) await add(statements);
    },
    isRemoving: isPending,
    removalError: error,
    resetRemoval: reset,
    refetchRecord: record.refetch,
  };
}
