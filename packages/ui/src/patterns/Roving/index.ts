export { isPlain, placeAfterKey } from './roving.ts';
