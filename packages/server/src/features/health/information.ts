import { entryLimits, entryLimitsIn, FORM_CODES, QUANTITIES, unitsOf, usualRange } from '@vitalane/clinical';
import type { Dimension, PrivacyCentreText } from '@vitalane/contract';
import { privacyCentre } from '../../lists/measures.ts';

/** Fields of a health form, in the contract's format. */
export const dimensionItems: Dimension[] = FORM_CODES.map((code) => {
  const { label, loinc, group, unit, range } = QUANTITIES[code];
  const [limits, usual] = [entryLimits(code), usualRange(code)];
  return {
    code,
    name: label,
    group,
    loincCode: loinc,
    unit,
    unitChoices: [...unitsOf(code)],
    limits: unitsOf(code).map((one) => {
      const { min, max } = entryLimitsIn(code, one);
      return { unit: one, low: min, high: max };
    }),
    plausibleLow: limits.min,
    plausibleHigh: limits.max,
    referenceLow: usual.low,
    referenceHigh: usual.high,
    referenceBasis: range.basis,
  };
});

/** Text of the Privacy screen with its placeholders filled in. */
export const privacyText: PrivacyCentreText = {
  title: privacyCentre.title,
  updatedOn: privacyCentre.updatedOn,
  sections: privacyCentre.sections.map(({ heading, paragraphs }) => ({
    heading,
    paragraphs: paragraphs.map(fillIn),
  })),
};

function fillIn(paragraph: string): string {
  return paragraph.replaceAll(/\{(\w+)\}/g, (whole, name) => privacyCentre.placeholders[name] ?? whole);
}
