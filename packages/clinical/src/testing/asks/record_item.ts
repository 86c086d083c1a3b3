import { isItemCode, type RecordMedicine, resolveRecord, type Says, type Statement } from '../../index.ts';

interface Given {
  readonly item: string;
  readonly asOf: string;
  readonly statements: readonly {
    readonly by: Statement['by'];
    readonly says: Says | 'not_ticked';
    readonly on: string;
    readonly confirmed?: boolean;
    readonly dueOn?: string;
  }[];
  readonly medicines?: readonly { readonly atc: string; readonly from: string; readonly to?: string }[];
}

/** Returns the statements. A form that did not mention the item makes no statement. */
function statementsOf({ item, statements }: Given): readonly Statement[] {
  return statements.flatMap(({ says, ...given }) => {
    if (says === 'not_ticked' || !isItemCode(item)) return [];
    return [{ ...given, item, says, source: 'health_form', recordedAt: `${given.on}T00:00:00.000Z` }];
  });
}

function toMedicine({ atc, from, to }: { atc: string; from: string; to?: string }): RecordMedicine {
  return { name: atc, atcCodes: [atc], from, to: to ?? null };
}

/** Returns the state of one item of the record. */
export function answer(given: Given): unknown {
  if (!isItemCode(given.item)) throw new Error(`No record item ${given.item}`);
  const statements = statementsOf(given);
  const medicines = (given.medicines ?? []).map(toMedicine);
  return resolveRecord({ statements, medicines, asOf: given.asOf }).items[given.item];
}
