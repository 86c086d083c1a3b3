export { isFarFromLast } from './history.ts';
export { isFarFromRange, isUsualRange } from './printedRange.ts';
