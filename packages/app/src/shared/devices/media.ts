import { browserMedia, createDeviceChoices, createMedia } from '@vitalane/flows/browser';

/** Camera, microphone and speaker chosen in this browser. */
export const deviceChoices = createDeviceChoices();

/** Own and remote streams of the present call. */
export const media = createMedia({ ...browserMedia(), requested: deviceChoices.requested });
