import { useHrefTo } from '../../primitives/Link/index.ts';
import { Page } from '../../primitives/Page/index.ts';
import { TextSections } from '../shared/TextSections.tsx';
import { termsCopy as copy } from './TermsScreen.copy.ts';

/** Props of `TermsScreen`. */
export interface TermsScreenProps {
  /** Emergency advice, because the product is not for emergencies. */
  emergency: string;
}

/** Renders route `/Terms`: the terms of use. */
export function TermsScreen({ emergency }: TermsScreenProps) {
  const hrefTo = useHrefTo();
  return (
    <Page title={copy.title} width="reading" back={{ href: hrefTo('settings'), label: copy.back }}>
      <TextSections sections={copy.sections(emergency)} />
    </Page>
  );
}
