/** Runs in a thread of its own. */
export { preparePicture as default } from './prepare.ts';
