import type { TypedEntry } from '@vitalane/ui/screens/Diary';
import { fromRequest } from '../../measures/codec.ts';
import { toForm } from '../../measures/form.ts';
import type { ChangeableKind, Reading, StoredReading } from '../../measures/reading.ts';
import type { QueuedEntry } from '../../outbox/outbox.ts';
import type { OwnUnits } from '../../session/person.ts';

/** Entry that a form edits. */
export interface EditedEntry {
  /** The entry before the edit. */
  before: Reading;
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
  edit: (entry: StoredReading<ChangeableKind>) => void;
  /** Called when the form closes or the entry is saved. */
  endEditing: () => void;
}

/** Returns an unsent or refused entry for its form. */
export function editOfQueued({ id, request }: Pick<QueuedEntry, 'id' | 'request'>): EditedEntry {
  const { changes } = request;
  return { before: fromRequest(request), queuedId: id, ...(changes !== undefined && { changes }) };
}

/** Returns the initial values of the form of an entry, in the units that the form shows. */
export function typedOf({ before, changes, queuedId }: EditedEntry, units: OwnUnits): TypedEntry {
  const { timeZone } = before;
  return {
    id: changes ?? queuedId ?? '',
    isStored: changes !== undefined,
    ...(timeZone && { timeZone }),
    values: toForm(before, units),
  };
}
