import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { dayInText } from '../shared/dates.ts';
import { type TextSection, TextSections } from '../shared/TextSections.tsx';
import { privacyCopy as copy } from './PrivacyScreen.copy.ts';

/** The text as the clinic has set it. */
export interface PrivacyText {
  /** `YYYY-MM-DD`. */
  updatedOn: string;
  sections: readonly TextSection[];
}

/** Props of `PrivacyScreen`. */
export interface PrivacyScreenProps {
  /** The text in the version that holds now. */
  text: Remote<PrivacyText>;
  /** Today in the person's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Called to fetch again what failed to load. */
  onRetry: () => void;
}

/** Route `/Privacy`: what is kept, why, who sees it, and what a person can do about it. */
export function PrivacyScreen({ text, today, onRetry }: PrivacyScreenProps) {
  return (
    <Page title={copy.title} width="reading" back={{ href: '/Settings', label: copy.back }}>
      <RemoteView value={text} skeleton={<Skeleton shape="chart" />} onRetry={onRetry}>
        {({ updatedOn, sections }) => (
          <Stack gap="lg">
            <Text tone="muted">{copy.updated(dayInText(updatedOn, today))}</Text>
            <TextSections sections={sections} />
          </Stack>
        )}
      </RemoteView>
    </Page>
  );
}
