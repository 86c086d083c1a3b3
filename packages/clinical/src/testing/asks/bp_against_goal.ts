import { pressureAgainstGoal, pressureGoal } from '../../index.ts';
import { type GivenPerson, toPerson } from '../goalPerson.ts';

interface Given {
  readonly person: GivenPerson;
  readonly homeAverage: readonly [number, number];
}

/** Returns the comparison of a home average with the goal. */
export function answer({ person, homeAverage: [sbpMmHg, dbpMmHg] }: Given): unknown {
  return pressureAgainstGoal(pressureGoal(toPerson(person)), { sbpMmHg, dbpMmHg });
}
