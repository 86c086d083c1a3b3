// One file for what pages load late: these parts share nearly all of their code.
export { CallMessages } from './CallMessages.tsx';
export { StoredMessages } from './StoredMessages.tsx';
export { StoredMessagesDialog } from './StoredMessagesDialog.tsx';
export { WaitingFiles } from './WaitingFiles.tsx';
