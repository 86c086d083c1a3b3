import { kidneyMedicinesStep } from '@vitalane/clinical';
import type { MedicationWarning } from '@vitalane/contract';
import type { HealthFacts } from '../../health-facts/facts.ts';
import type { LevelledFinding, Part } from '../../health-facts/parts.ts';

const kidneyCodes: readonly MedicationWarning['code'][] = ['kidney', 'potassium'];

/** Returns the warnings that rest on the kidneys or the potassium, about medicines with one of these ATC prefixes. */
export function kidneyMedicinesPart({ warnings }: HealthFacts, atcPrefixes: readonly string[] = ['']): Part {
  const findings = warnings.medicines
    .filter(({ atcCodes }) => atcCodes.some((code) => atcPrefixes.some((prefix) => code.startsWith(prefix))))
    .flatMap(({ name, warnings: all }) =>
      all
        .filter(({ code }) => kidneyCodes.includes(code))
        .map(
          ({ text, level }): LevelledFinding => ({
            label: name,
            text,
            status: level === 'serious' ? 'see_doctor' : 'act',
          }),
        ),
    );
  const names = [...new Set(findings.map(({ label }) => label))];
  return { findings, ...(names.length > 0 && { actions: [kidneyMedicinesStep(names)] }) };
}
