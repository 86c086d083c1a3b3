/** Marks a text for the patient as a quotation, for a doctor. */
export const patientReads = (text: string) => `The patient reads: “${text}”`;
