import { type Pressure, pressureGoal } from '../../index.ts';
import { type GivenPerson, toPerson } from '../goalPerson.ts';

const pair = (pressure: Pressure | null) => pressure && [pressure.sbpMmHg, pressure.dbpMmHg];

/** Returns the pressure goal at the clinic and at home. */
export function answer({ person }: { readonly person: GivenPerson }): unknown {
  const [sbpMmHg, dbpMmHg] = person.doctorSet ?? [];
  const doctorSet = sbpMmHg === undefined || dbpMmHg === undefined ? null : { sbpMmHg, dbpMmHg };
  const { clinic, home, ...goal } = pressureGoal(toPerson(person), doctorSet);
  return { ...goal, clinic: pair(clinic), home: pair(home) };
}
