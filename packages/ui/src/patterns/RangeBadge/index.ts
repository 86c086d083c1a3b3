export { RangeBadge, type RangeBadgeProps, type RangePosition } from './RangeBadge.tsx';
