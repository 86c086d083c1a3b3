export { isFarFromLast } from './history.ts';
export { isFarFromRange, isUsualRange, type PrintedRange, USUAL_RANGES } from './printedRange.ts';
