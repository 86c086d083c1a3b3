import type { Dimension, PrivacyCentreText } from '@vitalane/contract';
import { dimensions } from '../../lists/dimensions.ts';
import { privacyCentre } from '../../lists/measures.ts';

/** Fields of a health form, in the contract's format. */
export const dimensionItems: Dimension[] = dimensions.map((item) => ({
  code: item.code,
  name: item.name,
  unit: item.unit,
  unitChoices: item.unitChoices,
  plausibleLow: item.plausibleLow,
  plausibleHigh: item.plausibleHigh,
  referenceLow: item.referenceLow,
  referenceHigh: item.referenceHigh,
  referenceBasis: item.referenceBasis,
}));

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
