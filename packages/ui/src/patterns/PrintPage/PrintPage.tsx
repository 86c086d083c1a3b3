import type { ReactNode } from 'react';
import { PrintIcon } from '../../icons/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Inline } from '../../primitives/Inline/index.ts';
import { Page, type PageProps } from '../../primitives/Page/index.ts';
import { printPageCopy as copy } from './PrintPage.copy.ts';
import * as styles from './PrintPage.css.ts';

/** Props of `PrintPage`. */
export interface PrintPageProps extends PageProps {
  /** Line that is shown in print only: owner and date. */
  printedLine: string;
  /** Links to related pages, shown on screen only. */
  navigation?: ReactNode;
  /** Called to open the print dialog of the browser. */
  onPrint: () => void;
}

/** Renders a `Page` for screen and print. Printed pages omit bars, menus and controls, and include a line with the patient's name. */
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
