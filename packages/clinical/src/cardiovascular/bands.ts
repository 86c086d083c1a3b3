import type { BandTable } from '../bands.ts';

/** Category of a 10-year coronary risk. */
export type SgFrsCategory = 'low' | 'borderline' | 'intermediate' | 'high';

/** Risk categories in percent. Source: ACE Clinical Guidance on lipid management, December 2023. */
export const SG_FRS_CATEGORIES: BandTable<SgFrsCategory> = {
  steps: [
    ['<', 5, 'low'],
    ['<', 10, 'borderline'],
    ['<=', 20, 'intermediate'],
  ],
  otherwise: 'high',
};
