import { pressureAgainstGoal, pressureGoal } from '../../index.ts';
import { type GivenPerson, toPerson } from '../goalPerson.ts';

interface Given {
  readonly person: GivenPerson;
  readonly homeAverage: readonly [number, number];
}

/** Returns how a home average stands against the goal. */
export function answer({ person, homeAverage: [sbpMmHg, dbpMmHg] }: Given): unknown {
  return pressureAgainstGoal(pressureGoal(toPerson(person)), { sbpMmHg, dbpMmHg });
}
