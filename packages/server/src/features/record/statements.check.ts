import { type ItemCode, isItemCode, recordItem } from '@vitalane/clinical';
import type { NewHealthStatement } from '@vitalane/contract';
import { ApiError, type FieldProblem } from '../../errors/apiError.ts';
import { diagnosisStatements, type StatementInput } from './statements.rules.ts';

const IN_FUTURE = 'This day is in the future. Choose today or an earlier day.';

/** Checks statements against the list of items and the calendar. Throws `invalid` with all problems. */
export function checkStatements(statements: readonly NewHealthStatement[], today: string): StatementInput[] {
  const fields = statements.flatMap((statement, index) => {
    const problem = problemOf(statement, today);
    return problem ? [{ ...problem, name: `statements.${index}.${problem.name}` }] : [];
  });
  if (fields.length > 0) throw new ApiError('invalid', { fields });
  return statements.flatMap((statement) => statementsIn(statement, today));
}

function statementsIn(
  { item, says, on, confirmed, dueOn, doneOn, text }: NewHealthStatement,
  today: string,
): StatementInput[] {
  if (!isItemCode(item)) return [];
  const shared = { on: on ?? today, confirmed: confirmed ?? false };
  const name = textOf(text);
  // A text that names a condition of the list is that condition, in any field.
  if (item === 'other_condition' && says === 'present' && name)
    return diagnosisStatements(name).map((statements) => ({ ...shared, ...statements }));
  return [{ ...shared, item, says, dueOn: dueOn ?? null, doneOn: doneOn ?? null, text: name }];
}

function textOf(text: string | undefined): string | null {
  return text?.trim() || null;
}

function problemOf(
  { item, says, on, dueOn, doneOn, text }: NewHealthStatement,
  today: string,
): FieldProblem | undefined {
  if (!isItemCode(item)) return { name: 'item', message: 'Choose one of the offered items.' };
  if (recordItem(item).isPerText && says === 'present' && !textOf(text)) {
    return { name: 'text', message: 'Enter the name.' };
  }
  if (on && on > today) return { name: 'on', message: IN_FUTURE };
  if (dueOn && item !== 'pregnancy') return { name: 'dueOn', message: 'Only a pregnancy has a due date.' };
  return problemOfDay(item, { says, doneOn }, today);
}

function problemOfDay(
  item: ItemCode,
  { says, doneOn }: Pick<NewHealthStatement, 'says' | 'doneOn'>,
  today: string,
): FieldProblem | undefined {
  const name = 'doneOn';
  if (!recordItem(item).isDated)
    return doneOn ? { name, message: 'Only a test or a vaccine has a day on which it was done.' } : undefined;
  if (says === 'present' && !doneOn) return { name, message: 'Enter the day.' };
  return doneOn && doneOn > today ? { name, message: IN_FUTURE } : undefined;
}
