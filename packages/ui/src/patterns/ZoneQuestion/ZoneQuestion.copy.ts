import { placeOf } from '@vitalane/time';

/** Texts of `ZoneQuestion`. Zones are IANA names, moments “14:05” or “Thu 14:05”. */
export const zoneQuestionCopy = {
  label: 'Time zone',
  device: (zone: string, moment: string) => `This device is set to ${placeOf(zone)} time (${moment}).`,
  account: (zone: string, moment: string) =>
    `Your diary and medicines use ${placeOf(zone)} time (${moment}).`,
  change: (from: string, to: string) =>
    `If you change, your medicines move to the same local times: 08:00 in ${placeOf(from)} becomes 08:00 in ${placeOf(to)}.`,
  use: (zone: string) => `Use ${placeOf(zone)} time`,
  keep: (zone: string) => `Keep ${placeOf(zone)} time`,
  help: 'How doses move on a journey',
  /** The rule of `docs/clinical.md`. */
  rule: 'A dose is due at its local time, once on each day. A dose that you have taken or skipped is not due again on the same day. The time between two doses can be shorter or longer than usual, and we ask before you record a dose soon after another one.',
  failed: (message: string) => `Your time zone is not changed. ${message}`,
} as const;
