import { dayInWords } from '@vitalane/time';
import { BandChart, placeOf } from '../../../patterns/BandChart/index.ts';
import { Badge } from '../../../primitives/Badge/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import { reportCopy as copy } from './report.copy.ts';
import * as styles from './report.css.ts';
import type { ReportFigure } from './report.types.ts';

const badgeTone = { good: 'success', watch: 'warning', high: 'danger', severe: 'danger' } as const;

/** Shows the values of a report with their category and, if the source has bands, their position on them. */
export function Figures({ figures }: { figures: readonly ReportFigure[] }) {
  return (
    <ul className={styles.figures}>
      {figures.map((figure) => (
        <Figure key={figure.code} {...figure} />
      ))}
    </ul>
  );
}

function Figure(figure: ReportFigure) {
  const { label, text, dueOn, value, decimals } = figure;
  const scale = scaleOf(figure);
  const words = scale ? scale.bands[scale.index] : figure.category;
  return (
    <li className={styles.figure}>
      <Text as="span" weight="medium">
        {label}
      </Text>
      <span className={styles.figureLine}>
        {text === undefined ? null : <span className={styles.figureValue}>{text}</span>}
        {words ? <Badge tone={badgeTone[words.tone]}>{words.label}</Badge> : null}
      </span>
      {dueOn === undefined ? null : (
        <Text as="span" size="small" tone="muted">
          {copy.due(dayInWords(dueOn))}
        </Text>
      )}
      {scale && value !== undefined && text !== undefined ? (
        <BandChart
          label={label}
          value={value}
          valueText={text}
          bands={scale.bands}
          bandIndex={scale.index}
          decimals={decimals}
        />
      ) : null}
    </li>
  );
}

/** Returns the bands, and the band of the value. */
function scaleOf({ value, bands, bandIndex }: ReportFigure) {
  if (!bands || value === undefined) return undefined;
  return { bands, index: placeOf(value, bands, bandIndex).index };
}
