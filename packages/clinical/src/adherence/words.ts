/**
 * How doses are counted, beside their figures, for each reader. The words state what the figures are not and blame nobody.
 *
 * @signOff [D] No share of doses is called good or bad, and none has a colour.
 */
export const ADHERENCE_WORDS = {
  patient:
    'This is what you recorded in Vitalane. It counts the doses of the medicines in your list that were due, up to yesterday. A dose that you took late counts as taken. A dose that you took but did not record does not. Extra doses do not count, nor do medicines that you take only when needed.',
  doctor:
    'As recorded by the patient in Vitalane, not measured: a dose that was taken but not recorded counts as not recorded. Due doses of the medicines now in the list, up to yesterday; late doses count as taken. Without extra doses and medicines taken only when needed.',
} as const;
