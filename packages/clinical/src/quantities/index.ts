export {
  type BandedCode,
  type BandOf,
  bandInUnit,
  bandOf,
  bandsInUnit,
  type EnteredValue,
  isBanded,
  QUANTITY_BANDS,
  shownInUnit,
  usualRange,
} from './bands.ts';
export {
  analyteLabel,
  entryLimits,
  FORM_CODES,
  type FormCode,
  isQuantity,
  isVitalSign,
  type Limits,
  nameInSentence,
  QUANTITIES,
  QUANTITY_CODES,
  type QuantityCode,
  type QuantityField,
  type QuantityGroup,
  type QuantityUnit,
  quantityNamed,
  quantityRow,
  type RangeBasis,
  type UsualRange,
  unitDecimals,
  unitsOf,
  VITAL_SIGNS,
  type VitalSign,
} from './catalogue.ts';
export { ANALYTES, type Analyte, CONVERSIONS, type Conversion } from './conversions.ts';
export { canonicalValue, convertUnit, entryLimitsIn, inUnit, limitsIn } from './convert.ts';
export { PRINTED_NAMES, type PrintedName, type PrintedRange } from './printed.ts';
export {
  type Cm,
  convertQuantity,
  type Inch,
  type Kg,
  type Lb,
  type MgPerDl,
  type Minutes,
  type MmHg,
  type MmolPerL,
  type Quantity,
  quantity,
  type UnitOf,
} from './quantity.ts';
export { type ShownQuantity, showQuantity } from './show.ts';
export { parseUnit, UNITS, type Unit, unitSpellings, unitText } from './units.ts';
