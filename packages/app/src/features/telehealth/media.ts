import { createMedia } from '@vitalane/flows/browser';

/** Own and remote streams of the present call. */
export const media = createMedia();
