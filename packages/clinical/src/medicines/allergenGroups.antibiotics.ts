import { CONTRAINDICATIONS, smpc, usLabel, WARNINGS } from './sources.ts';
import type { AllergenGroup } from './types.ts';

const PENICILLINS = [
  'J01C',
  'A02BD01',
  'A02BD03',
  'A02BD04',
  'A02BD05',
  'A02BD06',
  'A02BD07',
  'S01AA14',
  'S01AA19',
];
const CEPHALOSPORINS = ['J01DB', 'J01DC', 'J01DD', 'J01DE', 'J01DI', 'S01AA27'];
const CARBAPENEMS = ['J01DH'];
const CROSS_BETA_LACTAM = usLabel('cefalexin', WARNINGS);

/** Antibiotics and antifungals. */
export const ANTIBIOTIC_GROUPS: readonly AllergenGroup[] = [
  {
    code: 'penicillins',
    name: 'penicillins',
    words: ['penicillin', 'penicillins', 'pen v', 'pcn', 'beta lactam', 'beta lactams'],
    atc: PENICILLINS,
    within: 'serious',
    related: [
      { atc: CEPHALOSPORINS, level: 'caution', source: CROSS_BETA_LACTAM },
      { atc: CARBAPENEMS, level: 'caution', source: usLabel('meropenem', WARNINGS) },
    ],
    source: usLabel('amoxicillin', CONTRAINDICATIONS),
  },
  {
    code: 'cephalosporins',
    name: 'cephalosporins',
    words: ['cephalosporin', 'cephalosporins'],
    atc: CEPHALOSPORINS,
    within: 'serious',
    related: [
      { atc: PENICILLINS, level: 'caution', source: usLabel('amoxicillin', WARNINGS) },
      { atc: CARBAPENEMS, level: 'caution', source: usLabel('meropenem', WARNINGS) },
    ],
    source: usLabel('cefuroxime', CONTRAINDICATIONS),
  },
  {
    code: 'carbapenems',
    name: 'carbapenems',
    words: ['carbapenem', 'carbapenems'],
    atc: CARBAPENEMS,
    within: 'serious',
    related: [
      { atc: [...PENICILLINS, ...CEPHALOSPORINS], level: 'caution', source: usLabel('meropenem', WARNINGS) },
    ],
    source: usLabel('meropenem', CONTRAINDICATIONS),
  },
  {
    code: 'sulfonamides',
    name: 'sulfonamides',
    words: [
      'sulfonamide',
      'sulfonamides',
      'sulfa',
      'sulfa drug',
      'sulfa drugs',
      'sulfur drug',
      'sulfur drugs',
    ],
    atc: ['J01E', 'D06BA', 'S01AB', 'P01BD51', 'A07EC01'],
    except: ['J01EA'],
    within: 'serious',
    related: [
      { atc: ['M01AH01'], level: 'serious', source: usLabel('celecoxib', CONTRAINDICATIONS) },
      { atc: ['A10BB12'], level: 'serious', source: usLabel('glimepiride', CONTRAINDICATIONS) },
      {
        atc: ['C03AA', 'C03AX'],
        level: 'serious',
        source: usLabel('hydrochlorothiazide', CONTRAINDICATIONS),
      },
      { atc: ['C03BA11'], level: 'serious', source: smpc('indapamide', '4.3') },
      { atc: ['C03BA04', 'C03BA08'], level: 'caution', source: usLabel('metolazone', WARNINGS) },
      { atc: ['N03AX15'], level: 'serious', source: usLabel('zonisamide', CONTRAINDICATIONS) },
      { atc: ['C03CA'], level: 'caution', source: usLabel('furosemide', WARNINGS) },
      { atc: ['A10BB'], level: 'caution', source: smpc('gliclazide', '4.3') },
      { atc: ['S01EC'], level: 'caution', source: usLabel('dorzolamide', WARNINGS) },
      { atc: ['G04CA02'], level: 'caution', source: usLabel('tamsulosin', WARNINGS) },
      { atc: ['N02CC'], level: 'caution', source: smpc('sumatriptan', '4.4') },
    ],
    source: usLabel('sulfamethoxazole and trimethoprim', CONTRAINDICATIONS),
  },
  {
    code: 'macrolides',
    name: 'macrolides',
    words: ['macrolide', 'macrolides'],
    atc: ['J01FA', 'S01AA17', 'S01AA26', 'D10AF02'],
    within: 'serious',
    source: usLabel('clarithromycin', CONTRAINDICATIONS),
  },
  {
    code: 'lincosamides',
    name: 'lincosamides',
    words: ['lincosamide', 'lincosamides'],
    atc: ['J01FF', 'D10AF01', 'G01AA10'],
    within: 'serious',
    source: usLabel('clindamycin', CONTRAINDICATIONS),
  },
  {
    code: 'quinolones',
    name: 'quinolones',
    words: ['quinolone', 'quinolones', 'fluoroquinolone', 'fluoroquinolones'],
    atc: ['J01M', 'S01AE', 'S02AA15', 'S02AA16'],
    within: 'serious',
    source: usLabel('ciprofloxacin', CONTRAINDICATIONS),
  },
  {
    code: 'tetracyclines',
    name: 'tetracyclines',
    words: ['tetracyclines'],
    atc: ['J01AA', 'A01AB22', 'A01AB23', 'D06AA', 'S01AA02', 'S01AA04', 'S01AA09'],
    within: 'serious',
    source: usLabel('doxycycline', CONTRAINDICATIONS),
  },
  {
    code: 'aminoglycosides',
    name: 'aminoglycosides',
    words: ['aminoglycoside', 'aminoglycosides'],
    atc: ['J01G', 'D06AX04', 'D06AX07', 'S01AA03', 'S01AA07', 'S01AA11', 'S01AA12', 'S02AA14', 'S03AA'],
    within: 'serious',
    source: usLabel('gentamicin', CONTRAINDICATIONS),
  },
  {
    code: 'nitroimidazoles',
    name: 'nitroimidazoles',
    words: ['nitroimidazole', 'nitroimidazoles'],
    atc: ['P01AB', 'J01XD', 'G01AF01', 'D06BX01', 'A02BD02'],
    within: 'serious',
    source: usLabel('metronidazole', CONTRAINDICATIONS),
  },
  {
    code: 'azoles',
    name: 'azole antifungals',
    words: ['azole', 'azoles'],
    atc: ['J02A', 'D01AC', 'G01AF'],
    except: ['J02AA', 'J02AX', 'G01AF01'],
    within: 'caution',
    source: usLabel('fluconazole', CONTRAINDICATIONS),
  },
];
