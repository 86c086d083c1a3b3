import { ANALYTES, GOAL_MEASURES, QUANTITIES } from '@vitalane/clinical';
import { z } from 'zod';
import { loadFile, loadList } from './loadList.ts';

/** Analytes whose unit a person can choose, with their identifiers. */
export const unitsOfMeasurement = loadList(
  'units-of-measurement',
  z.object({ uuid: z.uuid(), code: z.literal(ANALYTES) }),
);

/** A measure with a goal. Its numbers and rules are in `packages/clinical`. */
export type TargetKind = (typeof healthTargetKinds)[number];

/** Measures with goals, in display order. */
export const healthTargetKinds = loadList(
  'health-targets',
  z.object({ uuid: z.uuid(), code: z.literal(GOAL_MEASURES) }),
).map(({ uuid, code }) => {
  const { label, unit } = QUANTITIES[code];
  return { uuid, code, label, unit };
});

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
