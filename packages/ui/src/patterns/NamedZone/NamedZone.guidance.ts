import type { Guidance } from '../../test/guidance.ts';

/** Usage guidance for `NamedZone`, shown on its Storybook page. */
export const guidance: Guidance = {
  use: 'Below the heading of a list of times. `NamedZoneProvider` around the app says whether times have to name their zone.',
  avoid: 'Fields with a time: `TimeField` and `DateTimeFields` name the zone in their label.',
  accessibility: 'Plain text after the heading. A label that names the zone is the name of its group.',
  content: '“Times in Singapore time”, by the city of the zone.',
};
