import { type Remote, RemoteView } from '../../patterns/RemoteView/index.ts';
import { useHrefTo } from '../../primitives/Link/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { Skeleton } from '../../primitives/Skeleton/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { dayInText } from '../shared/dates.ts';
import { type TextSection, TextSections } from '../shared/TextSections.tsx';
import { privacyCopy as copy } from './PrivacyScreen.copy.ts';

/** Privacy text of the clinic. */
export interface PrivacyText {
  /** `YYYY-MM-DD`. */
  updatedOn: string;
  sections: readonly TextSection[];
}

/** Props of `PrivacyScreen`. */
export interface PrivacyScreenProps {
  /** Privacy text in the current version. */
  text: Remote<PrivacyText>;
  /** Current date in the user's time zone, `YYYY-MM-DD`. */
  today: string;
  /** Called when the user retries a failed load. */
  onRetry: () => void;
}

/** Renders route `/Privacy`: stored data, purposes, recipients and the user's rights. */
export function PrivacyScreen({ text, today, onRetry }: PrivacyScreenProps) {
  const hrefTo = useHrefTo();
  return (
    <Page title={copy.title} width="reading" back={{ href: hrefTo('settings'), label: copy.back }}>
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
