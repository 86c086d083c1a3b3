import { ALLERGEN_GROUPS } from './allergenGroups.ts';
import { FINDING_TEXT, type MedicineFinding } from './findings.ts';
import type { AllergyMatch } from './matchAllergy.ts';
import {
  type AllergenGroup,
  type AtcRule,
  type CheckedMedicine,
  type FindingLevel,
  hasAtc,
  type Ingredient,
} from './types.ts';

/** Recorded allergy with its meaning. */
export interface RecordedAllergy {
  /** As written by the person. */
  readonly name: string;
  readonly matches: readonly AllergyMatch[];
  /** Whether the reaction was severe, which makes every related medicine a serious finding. */
  readonly isSevere?: boolean;
}

const isMember = (group: AllergenGroup, codes: readonly string[]) =>
  hasAtc(codes, group.atc) && !codes.every((code) => hasAtc([code], group.except ?? []));

/** Returns the allergy findings of a person: for each allergy and ingredient the first that applies. */
export function checkAllergies(
  { ingredients }: CheckedMedicine,
  allergies: readonly RecordedAllergy[],
): readonly MedicineFinding[] {
  return allergies.flatMap((allergy) =>
    ingredients.flatMap((ingredient) => {
      const found = allergy.matches.flatMap((match) => findingOf(match, allergy, ingredient) ?? []);
      return found.find(({ level }) => level === 'serious') ?? found[0] ?? [];
    }),
  );
}

function findingOf(
  match: AllergyMatch,
  allergy: RecordedAllergy,
  ingredient: Ingredient,
): MedicineFinding | undefined {
  if (match.kind === 'group') {
    const group = ALLERGEN_GROUPS.find(({ code }) => code === match.code);
    return group && groupFinding(group, { allergy, ingredient, within: 'serious' });
  }
  if (match.substance === ingredient.name || match.atc.some((code) => ingredient.atc.includes(code))) {
    return {
      code: 'allergy',
      level: 'serious',
      text: FINDING_TEXT.allergy(allergy.name, ingredient),
      source: 'The recorded allergy names this ingredient.',
    };
  }
  const groups = ALLERGEN_GROUPS.filter((group) => isMember(group, match.atc));
  const found = groups.flatMap(
    (group) => groupFinding(group, { allergy, ingredient, within: group.within }) ?? [],
  );
  return found.find(({ level }) => level === 'serious') ?? found[0];
}

function groupFinding(
  group: AllergenGroup,
  { allergy, ingredient, within }: { allergy: RecordedAllergy; ingredient: Ingredient; within: FindingLevel },
): MedicineFinding | undefined {
  if (isMember(group, ingredient.atc)) {
    const text = FINDING_TEXT.sameGroup(allergy.name, ingredient, group.name);
    return { code: 'allergy', level: allergy.isSevere ? 'serious' : within, text, source: group.source };
  }
  const related: AtcRule | undefined = group.related?.find(({ atc }) => hasAtc(ingredient.atc, atc));
  return (
    related && {
      code: 'related_allergy',
      level: allergy.isSevere ? 'serious' : related.level,
      text: FINDING_TEXT.related(allergy.name, ingredient),
      source: related.source,
    }
  );
}
