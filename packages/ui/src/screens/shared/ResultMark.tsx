import { RangeBadge, type RangePosition } from '../../patterns/RangeBadge/index.ts';
import { Badge, type BadgeProps } from '../../primitives/Badge/index.ts';

/** How a laboratory result was judged. */
export interface MarkedResult {
  /** How it lies to the printed range; left out when that cannot be said. */
  flag?: 'low' | 'normal' | 'high';
  /** How serious the value is, with the words for it; left out when it calls for nothing. */
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

/** Says in a list how serious a laboratory result is, or else how it lies to its printed range. */
export function ResultMark({ flag, mark }: MarkedResult) {
  if (mark) return <Badge tone={tones[mark.tone]}>{mark.words}</Badge>;
  return flag ? <RangeBadge {...flags[flag]} /> : null;
}
