/** Class of medicines of which one is usually enough. */
export interface MedicineClass {
  /** Name of the class in a sentence, such as `a statin`. */
  readonly name: string;
  /** ATC prefixes. */
  readonly atc: readonly string[];
}

/**
 * Classes whose members are seldom taken together. Source: ATC classification.
 *
 * @signOff [D] Which medicines of one class are asked about when they are taken together.
 */
export const SINGLE_CLASSES: readonly MedicineClass[] = [
  { name: 'a statin', atc: ['C10AA'] },
  { name: 'a fibrate', atc: ['C10AB'] },
  { name: 'an ACE inhibitor', atc: ['C09A', 'C09B'] },
  { name: 'an angiotensin receptor blocker', atc: ['C09C', 'C09D'] },
  { name: 'a beta blocker', atc: ['C07'] },
  { name: 'a calcium channel blocker', atc: ['C08'] },
  { name: 'a thiazide', atc: ['C03A', 'C03BA'] },
  { name: 'a loop diuretic', atc: ['C03C'] },
  { name: 'a potassium-saving tablet', atc: ['C03D'] },
  { name: 'a sulfonylurea', atc: ['A10BB'] },
  { name: 'a gliptin', atc: ['A10BH'] },
  { name: 'an SGLT2 inhibitor', atc: ['A10BK'] },
  { name: 'a GLP-1 medicine', atc: ['A10BJ', 'A10BX16'] },
  { name: 'an anti-inflammatory painkiller', atc: ['M01A', 'N02BA'] },
  { name: 'a proton pump inhibitor', atc: ['A02BC'] },
  { name: 'an H2 blocker', atc: ['A02BA'] },
  { name: 'an SSRI', atc: ['N06AB'] },
  { name: 'a tricyclic antidepressant', atc: ['N06AA'] },
  { name: 'a benzodiazepine or sleeping tablet', atc: ['N05BA', 'N05CD', 'N05CF'] },
  { name: 'an antihistamine', atc: ['R06A', 'N05BB01'] },
  { name: 'an opioid painkiller', atc: ['N02A'] },
  { name: 'a gabapentinoid', atc: ['N02BF'] },
  { name: 'a triptan', atc: ['N02CC'] },
  { name: 'a blood thinner', atc: ['B01AE', 'B01AF'] },
  { name: 'a clopidogrel-like medicine', atc: ['B01AC04', 'B01AC22', 'B01AC24'] },
  { name: 'a bisphosphonate', atc: ['M05BA'] },
  { name: 'a uric acid medicine', atc: ['M04AA'] },
  { name: 'an alpha blocker', atc: ['C02CA', 'G04CA'] },
  { name: 'a 5-alpha-reductase inhibitor', atc: ['G04CB'] },
  { name: 'a bladder medicine', atc: ['G04BD'] },
  { name: 'an erection medicine', atc: ['G04BE03', 'G04BE08', 'G04BE09', 'G04BE10'] },
];
