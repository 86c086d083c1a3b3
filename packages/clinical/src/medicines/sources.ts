/** Returns the citation of the US prescribing information of a substance, published by DailyMed. */
export const usLabel = (substance: string, section: string) =>
  `US prescribing information (DailyMed): ${substance}, ${section}`;

/** Returns the citation of the summary of product characteristics of a substance, published by EMA or a European agency. */
export const smpc = (substance: string, section: string) =>
  `European summary of product characteristics: ${substance}, section ${section}`;

export const CONTRAINDICATIONS = 'Contraindications';
export const WARNINGS = 'Warnings and Precautions';
export const INTERACTIONS = 'Drug Interactions';
export const DOSAGE = 'Dosage and Administration';
