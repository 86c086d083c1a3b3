/** Names the US prescribing information of a substance, as DailyMed publishes it. */
export const usLabel = (substance: string, section: string) =>
  `US prescribing information (DailyMed): ${substance}, ${section}`;

/** Names the summary of product characteristics of a substance, as EMA or a European agency publishes it. */
export const smpc = (substance: string, section: string) =>
  `European summary of product characteristics: ${substance}, section ${section}`;

export const CONTRAINDICATIONS = 'Contraindications';
export const WARNINGS = 'Warnings and Precautions';
export const INTERACTIONS = 'Drug Interactions';
export const DOSAGE = 'Dosage and Administration';
