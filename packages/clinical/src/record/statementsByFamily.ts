import { type ItemCode, recordItem } from './items.ts';
import type { Statement } from './statement.ts';

const textKey = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** A statement with the key of its text, which is calculated once. */
interface KeyedStatement {
  readonly statement: Statement;
  readonly key: string | null;
}

/** Everything that was said, newest first, by the general item. */
export type StatementsByFamily = ReadonlyMap<ItemCode, readonly KeyedStatement[]>;

/** Gathers a general item and its kinds into one list: a denial of the general item counts for each of its kinds. */
const familyOf = (item: ItemCode): ItemCode => recordItem(item).partOf ?? item;

/** Groups statements, given newest first, so that each item looks only at what was said about it. */
export function byFamily(newestFirst: readonly Statement[]): StatementsByFamily {
  const statements = new Map<ItemCode, KeyedStatement[]>();
  for (const statement of newestFirst) {
    const { item, text } = statement;
    const keyed = { statement, key: text && recordItem(item).isPerText ? textKey(text) : null };
    const family = statements.get(familyOf(item));
    if (family) family.push(keyed);
    else statements.set(familyOf(item), [keyed]);
  }
  return statements;
}

const isDenial = ({ says }: Statement) => says === 'absent' || says === 'mistake' || says === 'resolved';

/**
 * Returns the statements that count for an item: its own, and what denies the general item that it is a kind of. A general item
 * that is over says nothing of a kind that nobody stated.
 */
export function statementsOf(
  statements: StatementsByFamily,
  item: ItemCode,
  text: string | null,
): readonly Statement[] {
  const { partOf, isPerText } = recordItem(item);
  const wanted = text === null ? null : textKey(text);
  const family = statements.get(familyOf(item)) ?? [];
  const wasStated = family.some(({ statement }) => statement.item === item && !isDenial(statement));
  return family
    .filter(({ statement, key }) => {
      if (statement.item === item)
        return !isPerText || key === wanted || (key === null && isDenial(statement));
      const isOver = statement.says === 'resolved';
      return statement.item === partOf && isDenial(statement) && (wasStated || !isOver);
    })
    .map(({ statement }) => statement);
}
