import { ANALYTES } from '@vitalane/clinical';
import type { MeasureUnit, TargetCode } from '@vitalane/contract';
import { z } from 'zod';
import { loadFile, loadList } from './loadList.ts';

const measureUnit = z.custom<MeasureUnit>((value) => typeof value === 'string');

/** Measures with a choice of units; `default` is the common one in Singapore. */
export const unitsOfMeasurement = loadList(
  'units-of-measurement',
  z.object({
    uuid: z.uuid(),
    code: z.string(),
    analyte: z.literal(ANALYTES),
    label: z.string(),
    default: measureUnit,
    choices: z.array(z.object({ unit: measureUnit })),
  }),
);

const target = z.object({
  uuid: z.uuid(),
  code: z.custom<TargetCode>((value) => typeof value === 'string'),
  label: z.string(),
  unit: z.string(),
});

/** A measure with a goal. Its numbers and rules are in `packages/clinical`. */
export type TargetKind = z.infer<typeof target>;

/** Measures with goals, in display order. */
export const healthTargetKinds: readonly TargetKind[] = loadList('health-targets', target);

/** Text of the Privacy screen; `{name}` in a paragraph is a placeholder. */
export const privacyCentre = loadFile(
  'privacy-centre',
  z.object({
    placeholders: z.record(z.string(), z.string()),
    title: z.string(),
    updatedOn: z.iso.date(),
    sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  }),
);
