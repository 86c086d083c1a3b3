/** Quotes to a doctor what is written for the patient, so that it is clear whom it addresses. */
export const patientReads = (text: string) => `The patient reads: “${text}”`;
