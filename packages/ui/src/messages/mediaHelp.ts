const again = 'Press “Try again” on this page.';

/** Steps to grant camera and microphone access, by browser. */
export const mediaRefusedHelp = {
  chromium: [
    'Press the camera symbol at the right end of the address bar.',
    'Choose “Always allow” for camera and microphone, then press “Done”.',
    again,
  ],
  android: [
    'Press the symbol before the address, then “Permissions”.',
    'Allow the camera and the microphone.',
    again,
  ],
  firefox: [
    'Press the camera symbol at the left end of the address bar.',
    'Remove the block for camera and microphone.',
    'Press “Try again” and choose “Allow”.',
  ],
  firefoxOnAndroid: [
    'Press the symbol before the address.',
    'Press “Blocked” beside camera and microphone, so that it says “Allowed”.',
    again,
  ],
  safari: [
    'In the menu bar open “Safari”, then “Settings for This Website”.',
    'Set camera and microphone to “Allow”.',
    again,
  ],
  safariOnIphone: [
    'Press the page menu (“aA”) at the end of the address bar, then “Website Settings”.',
    'Set camera and microphone to “Allow”.',
    again,
  ],
  otherOnIphone: [
    'Open the Settings app of the iPhone or iPad, then “Apps” and the name of this browser.',
    'Turn on “Camera” and “Microphone”.',
    'Come back here and press “Try again”.',
  ],
} as const;

/** Steps to fix a device that cannot be opened although access is granted, by fault. */
export const mediaFaultHelp = {
  camera: [
    'Check that camera and microphone are plugged in and switched on. Some laptops have a switch or a cover for the camera.',
    again,
  ],
  microphone: ['Close other programs and tabs that may use the camera or the microphone.', again],
  both: [
    'Check that camera and microphone are plugged in and switched on.',
    'Close other programs and tabs that may use them.',
    again,
  ],
} as const;
