import { uncapitalised } from '../capitals.ts';
import { CONDITIONS, type ConditionCode } from './conditions.ts';
import { MEDICINE_GROUPS, type MedicineGroupCode } from './medicineGroups.ts';

/** Kind of an item of the record. */
export type ItemKind =
  | 'condition'
  | 'medicine_group'
  | 'allergy'
  | 'smoking'
  | 'pregnancy'
  | 'frailty'
  | 'organ_damage'
  | 'family_history'
  | 'circumstance'
  | 'test'
  | 'vaccine';

/** Item that the record can contain. */
export interface RecordItem {
  readonly kind: ItemKind;
  /** Name in lists, in patients' language. */
  readonly name: string;
  /** Name inside a sentence, such as "type 2 diabetes". */
  readonly phrase: string;
  /** Whether "I no longer have it" does not end it. */
  readonly isLifelong: boolean;
  /** General item of which this is a kind: diabetes of type 2 is diabetes. */
  readonly partOf: ItemCode | null;
  /** Whether each text is a separate entry: allergies to several substances. */
  readonly isPerText: boolean;
  /** Whether it was done on a day that its statement names: a test, a vaccine. */
  readonly isDated: boolean;
}

/** Items that are neither a condition of the list nor a group of medicines. */
const OTHER_ITEMS = {
  other_condition: {
    kind: 'condition',
    name: 'Other condition',
    phrase: 'another condition',
    isPerText: true,
  },
  drug_allergy: { kind: 'allergy', name: 'Drug allergy', phrase: 'a drug allergy', isPerText: true },
  smoking: { kind: 'smoking', name: 'Smoking' },
  vaping: { kind: 'smoking', name: 'Vaping' },
  pregnancy: { kind: 'pregnancy', name: 'Pregnancy' },
  frailty: { kind: 'frailty', name: 'Frailty' },
  organ_damage: {
    kind: 'organ_damage',
    name: 'Organ damage from high blood pressure',
    phrase: 'organ damage from high blood pressure',
  },
  early_family_heart_disease: {
    kind: 'family_history',
    name: 'Early heart disease in the family',
    phrase: 'early heart disease in the family',
  },
  family_breast_cancer: { kind: 'family_history', name: 'Breast cancer in the family' },
  family_cervical_cancer: { kind: 'family_history', name: 'Cervical cancer in the family' },
  family_colorectal_cancer: { kind: 'family_history', name: 'Bowel cancer in the family' },
  smoke_at_home: { kind: 'circumstance', name: 'Smoke at home' },
  nursing_home: {
    kind: 'circumstance',
    name: 'Living in a nursing home',
    phrase: 'a place in a nursing home',
  },
  sexually_active: {
    kind: 'circumstance',
    name: 'Sexually active, now or in the past',
    phrase: 'sexual activity',
  },
  hysterectomy: { kind: 'circumstance', name: 'Womb removed (hysterectomy)', phrase: 'a hysterectomy' },
  mammogram: { kind: 'test', name: 'Mammogram (breast X-ray)', phrase: 'a mammogram (breast X-ray)' },
  pap_test: { kind: 'test', name: 'Pap test', phrase: 'a Pap test' },
  hpv_test: { kind: 'test', name: 'HPV test', phrase: 'an HPV test' },
  stool_test: {
    kind: 'test',
    name: 'Stool test for bowel cancer (FIT)',
    phrase: 'a stool test for bowel cancer (FIT)',
  },
  colonoscopy: {
    kind: 'test',
    name: 'Colonoscopy (examination of the bowel)',
    phrase: 'a colonoscopy (examination of the bowel)',
  },
  flu_vaccine: { kind: 'vaccine', name: 'Flu vaccine', phrase: 'a flu vaccine' },
  covid_vaccine: { kind: 'vaccine', name: 'COVID-19 vaccine', phrase: 'a COVID-19 vaccine' },
} as const satisfies Readonly<Record<string, ItemSource & { kind: ItemKind }>>;

interface ItemSource {
  readonly name: string;
  readonly phrase?: string;
  readonly isLifelong?: boolean;
  readonly partOf?: ItemCode;
  readonly isPerText?: boolean;
}

/** Code of an item of the record. Codes are stored: never rename or reuse one. */
export type ItemCode = ConditionCode | MedicineGroupCode | keyof typeof OTHER_ITEMS;

const DATED_KINDS: readonly ItemKind[] = ['test', 'vaccine'];

function toItem(kind: ItemKind, source: ItemSource): RecordItem {
  const { name, isLifelong = false, partOf = null, isPerText = false } = source;
  const phrase = source.phrase ?? uncapitalised(name);
  return { kind, name, phrase, isLifelong, partOf, isPerText, isDated: DATED_KINDS.includes(kind) };
}

const items = new Map<string, RecordItem>([
  ...Object.entries<ItemSource>(CONDITIONS).map(([code, item]) => [code, toItem('condition', item)] as const),
  ...Object.entries<ItemSource>(MEDICINE_GROUPS).map(
    ([code, item]) => [code, toItem('medicine_group', item)] as const,
  ),
  ...Object.entries<ItemSource & { kind: ItemKind }>(OTHER_ITEMS).map(
    ([code, item]) => [code, toItem(item.kind, item)] as const,
  ),
]);

/** Codes of all items, in the order of their lists. */
export const ITEM_CODES: readonly ItemCode[] = [...items.keys()].filter(isItemCode);

/** Returns whether a value is the code of an item. */
export function isItemCode(code: unknown): code is ItemCode {
  return typeof code === 'string' && items.has(code);
}

/** Returns the item of a code. */
export function recordItem(code: ItemCode): RecordItem {
  const item = items.get(code);
  if (!item) throw new Error(`No record item ${code}`);
  return item;
}
