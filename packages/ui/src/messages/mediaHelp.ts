/** What to do in a browser when camera and microphone could not be opened, one step each. */
export const mediaHelpMessages = {
  chromium: [
    'Press the camera symbol at the right end of the address bar.',
    'Choose “Always allow” for camera and microphone, then press “Done”.',
    'Press “Try again” on this page.',
  ],
  android: [
    'Press the symbol before the address, then “Permissions”.',
    'Allow the camera and the microphone.',
    'Press “Try again” on this page.',
  ],
  firefox: [
    'Press the camera symbol at the left end of the address bar.',
    'Remove the block for camera and microphone.',
    'Press “Try again” and choose “Allow”.',
  ],
  safari: [
    'Open the page menu at the left end of the address bar (“aA” on iPhone and iPad).',
    'Open the settings for this website and set camera and microphone to “Allow”.',
    'Press “Try again” on this page.',
  ],
} as const;
