import type { PatientGoal } from '@vitalane/contract';
import type { Remote } from '@vitalane/ui';
import type { PatientRecordData } from '@vitalane/ui/screens/PatientRecord';
import { useTimeZone } from '../../api/account.ts';
import { useDimensions } from '../../api/lookups.ts';
import { toOwnUnits, useUnitsOfMeasurement } from '../../api/units.ts';
import { joinRemote, toRemote } from '../../lib/remote.ts';
import { useNow } from '../../lib/useNow.ts';
import { usePatientRecord } from '../consultations/doctor.api.ts';
import { toRecord } from './patientRecord.ts';

/** Returns a patient's record in the reader's units, with the names of its tests. Sends no request, which would be logged, before the record is opened. */
export function usePatientRecordView(
  patientUuid: string,
  isOpen = true,
): { record: Remote<PatientRecordData>; goals: readonly PatientGoal[]; refetch: () => void } {
  const record = usePatientRecord(patientUuid, isOpen);
  const dimensions = useDimensions();
  const units = useUnitsOfMeasurement();
  const timeZone = useTimeZone();
  const now = useNow();
  return {
    record: joinRemote(
      toRemote(record),
      joinRemote(toRemote(dimensions), toRemote(units), ({ items }, own) => ({
        dimensions: items,
        units: toOwnUnits(own),
      })),
      (data, shownBy) => toRecord(data, { ...shownBy, timeZone, now }),
    ),
    goals: record.data?.goals ?? [],
    refetch: () => void Promise.all([record.refetch(), dimensions.refetch(), units.refetch()]),
  };
}
