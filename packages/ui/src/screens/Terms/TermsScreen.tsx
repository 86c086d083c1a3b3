import { Page } from '../../primitives/Page/index.ts';
import { TextSections } from '../shared/TextSections.tsx';
import { termsCopy as copy } from './TermsScreen.copy.ts';

/** Props of `TermsScreen`. */
export interface TermsScreenProps {
  /** What to do in an emergency instead of using the product. */
  emergency: string;
}

/** Route `/Terms`: what people can expect of the product, and it of them. */
export function TermsScreen({ emergency }: TermsScreenProps) {
  return (
    <Page title={copy.title} width="reading" back={{ href: '/Settings', label: copy.back }}>
      <TextSections sections={copy.sections(emergency)} />
    </Page>
  );
}
