export { isPlain, type Keystroke, placeAfterKey } from './roving.ts';
