import { useEffect, useRef } from 'react';
import { Text } from '../../primitives/Text/index.ts';
import { newFormAICopy } from './NewFormAIScreen.copy.ts';
import * as styles from './NewFormAIScreen.css.ts';
import type { ProposedResult, ReportPage } from './NewFormAIScreen.types.ts';

const { check: copy } = newFormAICopy;

interface ReportPagesProps {
  pages: readonly ReportPage[];
  /** Result whose line is marked. */
  shown: ProposedResult | undefined;
}

const percent = (share: number) => `${share * 100}%`;

/** Renders the pages of the report, with the line of one result marked. */
export function ReportPages({ pages, shown }: ReportPagesProps) {
  const mark = useRef<HTMLDivElement>(null);
  const code = shown?.code;
  useEffect(() => {
    if (code) mark.current?.scrollIntoView({ block: 'nearest' });
  }, [code]);
  return (
    <div className={styles.pages}>
      {pages.map(({ number, imageUrl }) =>
        imageUrl === null ? (
          <Text key={number} tone="muted">
            {copy.noPicture(number)}
          </Text>
        ) : (
          <figure key={number} className={styles.page}>
            <img src={imageUrl} alt={copy.page(number)} className={styles.picture} />
            {shown?.page === number && shown.box ? (
              <div
                ref={mark}
                className={styles.mark}
                style={{
                  left: percent(shown.box.left),
                  top: percent(shown.box.top),
                  width: percent(shown.box.width),
                  height: percent(shown.box.height),
                }}
              />
            ) : null}
          </figure>
        ),
      )}
    </div>
  );
}
