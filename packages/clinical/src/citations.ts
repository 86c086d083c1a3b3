/** Short citations to show beside results, by report area. */
export const CITATIONS = {
  lipids: 'ACE Clinical Guidance: Lipid management, Dec 2023; SG-FRS-2023 (MOH Singapore).',
  cardiovascular: 'ACE Clinical Guidance: Lipid management, Dec 2023; SG-FRS-2023 (MOH Singapore).',
  bloodPressure: 'ACE Clinical Guidance: Hypertension, Dec 2023.',
  homeBloodPressure: 'European Society of Hypertension 2021.',
  bloodPressureInPregnancy: 'NICE NG133, 2019; ISSHP 2021.',
  diabetes: 'MOH Singapore screening criteria; ACE Type 2 diabetes guidance 2023.',
  estimatedAverageGlucose: 'ADAG study 2008.',
  kidney: 'CKD-EPI 2021; KDIGO 2024.',
  liver: 'FIB-4 (Sterling 2006), APRI (Wai 2003).',
  biometrics: 'MOH/HPB 2005; WHO 2004.',
  prevent: 'AHA 2024.',
  framingham: "D'Agostino 2008.",
  healthScore: "Adapted from AHA Life's Essential 8 (2022); diet and sleep not included.",
  screening: 'Screen for Life, HPB.',
  diabetesChecks: 'ADA Standards of Care, sections 11 and 12; Healthier SG diabetes protocol, July 2024.',
  adherence:
    'Proportion of prescribed doses taken: WHO, Adherence to long-term therapies, 2003; ABC taxonomy (Vrijens 2012).',
  activity: 'WHO guidelines on physical activity, 2020.',
  vaccination: 'National Adult Immunisation Schedule, Sept 2025.',
} as const;
