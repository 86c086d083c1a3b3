/** Prepares a picture. Runs in a worker thread. */
export { preparePicture as default } from './prepare.ts';
