import { RangeBadge, type RangePosition } from '../../patterns/RangeBadge/index.ts';
import { Badge, type BadgeProps } from '../../primitives/Badge/index.ts';

/** Assessment of a lab result. */
export interface MarkedResult {
  /** Position relative to the printed range; omitted if unknown. */
  flag?: 'low' | 'normal' | 'high';
  /** Severity of the value with its label; omitted if no action is required. */
  mark?: { tone: 'danger' | 'warning' | 'notice'; words: string };
}

const flags: Record<NonNullable<MarkedResult['flag']>, { position: RangePosition; label: string }> = {
  low: { position: 'below', label: 'Below range' },
  normal: { position: 'inRange', label: 'In range' },
  high: { position: 'above', label: 'Above range' },
};

const tones: Record<NonNullable<MarkedResult['mark']>['tone'], BadgeProps['tone']> = {
  danger: 'danger',
  warning: 'warning',
  notice: 'info',
};

/** Shows the severity of a lab result in a list, or else its position relative to the printed range. */
export function ResultMark({ flag, mark }: MarkedResult) {
  if (mark) return <Badge tone={tones[mark.tone]}>{mark.words}</Badge>;
  return flag ? <RangeBadge {...flags[flag]} /> : null;
}
