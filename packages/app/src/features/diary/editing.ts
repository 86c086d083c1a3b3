import type { TypedEntry } from '@vitalane/ui/screens/Diary';
import {
  type ChangeableKind,
  fromRequest,
  type Measure,
  type StoredMeasure,
  toForm,
} from '../../measures/index.ts';
import type { QueuedEntry } from '../../measures/outbox/queuedEntries.ts';
import type { OwnUnits } from '../../session/person.ts';

/** Entry that a form edits. */
export interface EditedEntry {
  /** Initial values of the form. */
  typed: TypedEntry;
  /** The entry before the edit. */
  before: Measure;
  /** Uuid of the entry of the diary that is changed in its place; absent while it is in the outbox alone. */
  changes?: string;
  /** Id in the outbox of an entry that is not sent or was refused. */
  queuedId?: string;
}

/** The edited entry of the diary. */
export interface Editing {
  /** `null` for a new entry. */
  edited: EditedEntry | null;
  /** Opens the form with an entry of the diary. */
  edit: (entry: StoredMeasure<ChangeableKind>) => void;
  /** Called when the form closes or the entry is saved. */
  endEditing: () => void;
}

/** Returns an unsent or refused entry for its form, in the account's units. */
export function editOfQueued(
  { id, request }: Pick<QueuedEntry, 'id' | 'request'>,
  units: OwnUnits,
): EditedEntry {
  const { changes } = request;
  const before = fromRequest(request);
  const isStored = changes !== undefined;
  return {
    typed: typedOf(before, units, { id: changes ?? id, isStored }),
    before,
    queuedId: id,
    ...(isStored && { changes }),
  };
}

/** Returns an entry of the diary for its form, in the account's units. */
export function editOfStored(before: StoredMeasure<ChangeableKind>, units: OwnUnits): EditedEntry {
  const { uuid } = before;
  return { typed: typedOf(before, units, { id: uuid, isStored: true }), before, changes: uuid };
}

function typedOf(
  measure: Measure,
  units: OwnUnits,
  { id, isStored }: Pick<TypedEntry, 'id' | 'isStored'>,
): TypedEntry {
  const { timeZone } = measure;
  return {
    id,
    ...(isStored && { isStored }),
    ...(timeZone && { timeZone }),
    values: toForm(measure, units),
  };
}
