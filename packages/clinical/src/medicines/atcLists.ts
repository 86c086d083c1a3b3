// ATC prefixes of medicines that share an interaction.

export const STRONG_CYP3A4_INHIBITORS = [
  'J01FA09',
  'J02AB02',
  'J02AC02',
  'J02AC03',
  'J02AC04',
  'J05AE03',
  'J05AE30',
  'J05AR10',
];
export const CYP3A4_INDUCERS = ['J04AB02', 'N03AF01', 'N03AB02', 'N03AA'];
export const VITAMIN_K_ANTAGONISTS = ['B01AA'];
export const DIRECT_ANTICOAGULANTS = ['B01AE07', 'B01AF'];
export const ANTICOAGULANTS = [...VITAMIN_K_ANTAGONISTS, ...DIRECT_ANTICOAGULANTS, 'B01AB'];
export const ANTIPLATELETS = ['B01AC'];
export const NSAIDS = ['M01AA', 'M01AB', 'M01AC', 'M01AE', 'M01AG', 'M01AH', 'M01B', 'N02BA'];
export const RENIN_ANGIOTENSIN = ['C09A', 'C09B', 'C09C', 'C09D', 'C09X'];
export const ACE_INHIBITORS = ['C09A', 'C09B'];
export const ARBS = ['C09C', 'C09D'];
export const THIAZIDES = ['C03A', 'C03BA', 'C09BA', 'C09DA'];
export const LOOP_DIURETICS = ['C03C'];
export const POTASSIUM_SAVERS = ['C03DA', 'C03DB', 'C03EA'];
export const POTASSIUM = ['A12BA'];
export const PDE5_INHIBITORS = ['G04BE03', 'G04BE08', 'G04BE09', 'G04BE10', 'G04BE11'];
export const NITRATES = ['C01DA', 'C01DX16'];
export const ALPHA_BLOCKERS = ['C02CA', 'G04CA'];
export const BETA_BLOCKERS = ['C07'];
export const NON_SELECTIVE_BETA_BLOCKERS = ['C07AA', 'C07AG', 'S01ED01'];
export const BRONCHODILATORS = ['R03AC', 'R03AK', 'R03AL', 'R03CC'];
export const RATE_LIMITING_CALCIUM_BLOCKERS = ['C08D'];
export const SEROTONIN_REUPTAKE_INHIBITORS = ['N06AB', 'N06AX16', 'N06AX21', 'N06AX23'];
export const TRICYCLICS = ['N06AA'];
export const MAO_INHIBITORS = ['N06AF', 'N06AG', 'N04BD', 'J01XX08'];
export const TRIPTANS = ['N02CC'];
export const SEROTONERGIC_OPIOIDS = ['N02AX02', 'N02AX06', 'N02AJ13', 'N02AB02', 'R05DA09'];
export const OPIOIDS = ['N02A', 'R05DA04', 'N07BC02'];
export const BENZODIAZEPINES = ['N05BA', 'N05CD', 'N05CF', 'N03AE01'];
export const GABAPENTINOIDS = ['N02BF'];
export const MACROLIDES = ['J01FA'];
export const QUINOLONES = ['J01MA'];
export const TETRACYCLINES = ['J01AA'];
export const MINERALS = [
  'A12AA',
  'A12AX',
  'A02AA',
  'A02AB',
  'A02AC',
  'A02AD',
  'A02AF',
  'B03A',
  'A12CC',
  'A12CB',
];
export const SULFONYLUREAS = ['A10BB', 'A10BD02'];
export const TRIMETHOPRIM = ['J01EA01', 'J01EE01'];
export const ORAL_CONTRACEPTIVES = ['G03AA', 'G03AB', 'G03AC', 'G03HB01'];
export const QT_PROLONGING = [
  'C01BD01',
  'C07AA07',
  'N05AD01',
  'A03FA03',
  'N06AB04',
  'N06AB10',
  'J01FA01',
  'J01FA09',
  'J01MA14',
  'A04AA01',
  'P01BA02',
  'N07BC02',
];
export const LEVODOPA = ['N04BA'];
export const DOPAMINE_BLOCKERS = ['A03FA01', 'N05AA', 'N05AB', 'N05AD'];
