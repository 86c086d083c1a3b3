import { type ItemCode, recordItem } from './items.ts';
import type { Statement } from './statement.ts';

const textKey = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/** Statement with the precomputed key of its text. */
interface KeyedStatement {
  readonly statement: Statement;
  readonly key: string | null;
}

/** All statements, newest first, by general item. */
export type StatementsByFamily = ReadonlyMap<ItemCode, readonly KeyedStatement[]>;

/** Returns the general item of an item and its kinds: a denial of the general item counts for each kind. */
const familyOf = (item: ItemCode): ItemCode => recordItem(item).partOf ?? item;

/** Groups statements, which are newest first, so that each item reads only its own. */
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
 * Returns the statements that count for an item: its own, and denials of its general item. The end of a general item
 * does not concern a kind without statements.
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
