import type { ReactNode } from 'react';
import { PrintIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Page, type PageProps } from '../../primitives/Page/index.ts';
import { printPageCopy as copy } from './PrintPage.copy.ts';
import * as styles from './PrintPage.css.ts';

/** Props of `PrintPage`. */
export interface PrintPageProps extends PageProps {
  /** Stands on the paper only: whose page it is and of which day. */
  printedLine: string;
  /** Links to related pages; shown on the screen only. */
  navigation?: ReactNode;
  /** Opens the browser's print dialog. */
  onPrint: () => void;
}

/** A `Page` for the screen and for paper. Printed pages have no bars, menus and controls, and a line with the person's name. */
export function PrintPage({ printedLine, navigation, onPrint, actions, children, ...page }: PrintPageProps) {
  const buttons = (
    <div className={styles.screenOnly}>
      <Inline gap="sm">
        {actions}
        <Button variant="soft" leadingIcon={<PrintIcon size={20} />} onPress={onPrint}>
          {copy.print}
        </Button>
      </Inline>
    </div>
  );
  return (
    <div className={styles.root}>
      <Page {...page} actions={buttons}>
        <p className={styles.printed}>{printedLine}</p>
        {navigation}
        {children}
      </Page>
    </div>
  );
}
