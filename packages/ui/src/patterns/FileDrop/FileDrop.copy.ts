/** Texts of `FileDrop`. */
export const fileDropCopy = {
  drop: 'Drop a file here, or',
  dropSeveral: 'Drop files here, or',
  choose: 'Choose a file',
  chooseSeveral: 'Choose files',
  photograph: 'Take a photo',
  files: 'Files',
  /** @param kinds “PDF, JPEG or PNG” @param size “10 MB” */
  rules: (kinds: string, size: string) => `${kinds}, up to ${size}`,
  wrongKind: (name: string, kinds: string) => `${name} cannot be used. Choose a ${kinds} file.`,
  /** Picture format of iPhones. */
  heic: (name: string) =>
    `${name} is a HEIC picture. Choose a JPEG: on an iPhone, set Settings, Camera, Formats to Most Compatible.`,
  tooLarge: (name: string, size: string, limit: string) =>
    `${name} has ${size}. Choose a file up to ${limit}.`,
  isEmpty: (name: string) => `${name} is empty. Choose another file.`,
  sending: (name: string) => `Sending ${name}`,
  waiting: 'Ready to send',
  sent: 'Sent',
  cancel: (name: string) => `Stop sending ${name}`,
  retryNamed: (name: string) => `Send ${name} again`,
  remove: (name: string) => `Remove ${name}`,
};
