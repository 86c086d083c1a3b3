import { classifyHomeBp, type GlucoseAlertLevel, glucoseAlert } from '@vitalane/clinical';
import type { Level } from '@vitalane/contract';
import type { HealthFacts } from '../facts.ts';
import type { Part } from '../parts.ts';
import { quantityText } from '../quantities.ts';

const sugarWords: Record<Exclude<GlucoseAlertLevel, 'none'>, { level: Level; text: string }> = {
  severe_low: {
    level: 'urgent',
    text: 'Very low. Take fast sugar now and do not stay alone. Drowsy, fitting or unable to swallow: call 995.',
  },
  low: {
    level: 'urgent',
    text: 'Low. If you are awake and can swallow, take 15 g of fast sugar, check again after 15 minutes, and repeat if it is still low.',
  },
  high: {
    level: 'act',
    text: 'High. Drink water, follow your care plan and check again. Call your clinic if it stays high.',
  },
  very_high: {
    level: 'urgent',
    text: 'Very high. Contact a doctor today. With vomiting, belly pain, fast breathing or confusion call 995.',
  },
};

const veryHighPressure =
  'Very high. Sit quietly and measure again after 5 minutes. If it is still this high, see a doctor today. ' +
  'With chest pain, breathlessness, weakness, trouble speaking or seeing, or a bad headache, call 995.';
const lowPressure =
  'Low. If you feel faint or unwell, lie down and get medical help; otherwise mention it at your next visit.';

/** A reading is still news on its own day and the day after. */
const newsMs = 86_400_000;

function isNews(date: string, asOf: string): boolean {
  return Date.parse(asOf) - Date.parse(date) <= newsMs;
}

/** What the latest sugar asks for, before everything else. */
export function sugarAlertPart({ sugar, asOf, units }: HealthFacts): Part {
  const [latest] = sugar;
  if (!latest || !isNews(latest.date, asOf)) return {};
  const alert = glucoseAlert({ glucoseMmolL: latest.value });
  if (alert.status !== 'ok' || alert.level === 'none') return {};
  const { level, text } = sugarWords[alert.level];
  const label = `Latest blood sugar, ${quantityText(units, 'glucose_random', latest.value)}`;
  return { findings: [{ label, text, status: level }] };
}

/** What the latest blood pressure asks for, before everything else. */
export function pressureAlertPart({ bloodPressure: [latest], asOf }: HealthFacts): Part {
  if (!latest || !isNews(latest.date, asOf)) return {};
  const { sbpMmHg, dbpMmHg } = latest;
  const result = classifyHomeBp({ sbpMmHg, dbpMmHg });
  if (result.status !== 'ok' || !(result.urgent || result.low)) return {};
  const label = `Latest reading, ${sbpMmHg}/${dbpMmHg} mmHg`;
  return {
    findings: [
      result.urgent
        ? { label, text: veryHighPressure, status: 'urgent' }
        : { label, text: lowPressure, status: 'act' },
    ],
  };
}
