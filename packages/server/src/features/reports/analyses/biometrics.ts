import { type BmiCategory, bmi, CITATIONS, healthyWeightRange, waistCategory } from '@vitalane/clinical';
import type { Level } from '@vitalane/contract';
import { explain, type Part } from '../parts.ts';
import { quantityText } from '../quantities.ts';
import type { Report } from '../report.ts';
import { diarySeries } from '../series.ts';

const words: Record<BmiCategory, { level: Level; text: string; advice: string }> = {
  underweight: {
    level: 'act',
    text: 'In the band with a risk of poor nutrition and weak bones for Asian adults.',
    advice: 'Ask at your next visit how to gain weight in a healthy way.',
  },
  healthy: {
    level: 'info',
    text: 'In the low-risk band for Asian adults.',
    advice: 'Keep your weight steady.',
  },
  moderate_risk: {
    level: 'act',
    text: 'In the band with a moderate risk of heart disease and diabetes for Asian adults.',
    advice: 'Losing 5 to 10% of your weight is a good first step.',
  },
  high_risk: {
    level: 'act',
    text: 'In the band with a high risk of heart disease and diabetes for Asian adults.',
    advice: 'Losing 5 to 10% of your weight is a good first step. Your clinic can help you plan it.',
  },
};

/** Weight, height and waist. */
export const biometricReport: Report = {
  name: 'biometric-analysis',
  title: 'Your weight, height and waist',
  model: 'MOH/HPB BMI bands for Asian adults',
  version: '2005',
  sources: [CITATIONS.biometrics],
  seekCare: ['See a doctor if you lose weight without trying.'],
  inputs: ['weight', 'height', 'waist', 'sex'],
  isForEveryone: false,
  analyse(inputs, { units, weight, customTargets }) {
    const [weightKg, heightCm, waistCm] = [
      inputs.number('weight'),
      inputs.number('height'),
      inputs.number('waist'),
    ];
    const bmiPart = explain(
      { label: 'Your BMI', what: 'Your BMI' },
      bmi({ weightKg, heightCm }),
      (result) => {
        const { level, text, advice } = words[result.category];
        return {
          category: result.category,
          findings: [
            { label: 'Your BMI', text: `${quantityText(units, 'bmi', result.bmi)}. ${text}`, status: level },
          ],
          advice: [advice],
          values: [
            { code: 'bmi', label: 'BMI', value: result.bmi, unit: 'kg/m2', category: result.category },
          ],
        };
      },
    );
    const rangeLabel = 'Healthy weight for your height';
    const rangePart = explain(
      { label: rangeLabel, what: 'Your healthy weight' },
      healthyWeightRange({ heightCm }),
      ({ minKg, maxKg }): Part => ({
        findings: [
          {
            label: rangeLabel,
            text: `${quantityText(units, 'weight', minKg)} to ${quantityText(units, 'weight', maxKg)}.`,
            status: 'info',
          },
        ],
        target: customTargets.weight
          ? { code: 'weight', ...customTargets.weight, unit: 'kg', source: 'custom' }
          : { code: 'weight', low: minKg, high: maxKg, unit: 'kg', source: 'default' },
      }),
    );
    const waistPart = explain(
      { label: 'Your waist', what: 'How your waist stands' },
      waistCategory({ sex: inputs.text('sex'), waistCm }),
      ({ category }): Part => {
        const size = quantityText(units, 'waist', waistCm ?? 0);
        const isRaised = category === 'raised';
        return {
          values: [{ code: 'waist', label: 'Waist', value: waistCm, unit: 'cm', category }],
          findings: [
            {
              label: 'Your waist',
              text: isRaised
                ? `${size}. This is at or above the level where the risk of heart disease and diabetes rises.`
                : `${size}. This is below the level where risk rises.`,
              status: isRaised ? 'act' : 'info',
            },
          ],
        };
      },
    );
    return [bmiPart, rangePart, waistPart, diarySeries('weight', 'kg', weight)];
  },
};
