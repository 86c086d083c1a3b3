import { Page } from '../../primitives/Page/index.ts';
import { TextSections } from '../shared/TextSections.tsx';
import { termsCopy as copy } from './TermsScreen.copy.ts';

/** Route `/Terms`: what people can expect of the product, and it of them. */
export function TermsScreen() {
  return (
    <Page title={copy.title} width="reading" back={{ href: '/Settings', label: copy.back }}>
      <TextSections sections={copy.sections} />
    </Page>
  );
}
