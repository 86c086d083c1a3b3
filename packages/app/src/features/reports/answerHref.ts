import { QUANTITIES } from '@vitalane/clinical';

const diary: readonly string[] = ['weight', 'height', 'sbp', 'dbp', 'riskSbp'];
const profile: readonly string[] = ['age', 'sex', 'ethnicity'];

/** The page on which a missing input of a report is answered: the health record holds everything that is not measured. */
export function answerHref(field: string): string {
  if (diary.includes(field))
    return field === 'weight' || field === 'height' ? `/Diary?kind=${field}` : '/Diary';
  if (profile.includes(field)) return '/Profile';
  return Object.hasOwn(QUANTITIES, field) ? '/NewForm' : '/HealthRecord';
}
