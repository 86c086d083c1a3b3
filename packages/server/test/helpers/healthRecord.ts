import type { HealthRecord } from '@vitalane/contract';
import type { SignedIn } from './server.ts';

/** Answers "no" to all unanswered questions of the reports, with the given exceptions. */
export async function answerNo(person: SignedIn, except: readonly string[] = []): Promise<void> {
  const { unanswered }: HealthRecord = (await person.call('GET', '/health-record')).json();
  const statements = unanswered
    .filter(({ item }) => !except.includes(item))
    .map(({ item }) => ({ item, says: 'absent' }));
  if (statements.length === 0) return;
  const answer = await person.call('POST', '/health-record', { statements });
  if (answer.statusCode !== 201) throw new Error(`The answers were refused: ${answer.body}`);
}
