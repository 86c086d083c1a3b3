import { type Preview, PreviewDialog } from '@vitalane/ui/screens/VideoCall';

interface OpenFileProps {
  preview: Preview | null;
  onClose: () => void;
}

/** The file of a message that the user has opened. */
export function OpenFile({ preview, onClose }: OpenFileProps) {
  return preview ? <PreviewDialog preview={preview} onClose={onClose} /> : null;
}
