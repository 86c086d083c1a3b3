import { Banner } from '../../patterns/Banner/index.ts';
import { Dialog } from '../../patterns/Dialog/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Link } from '../../primitives/Link/index.ts';
import { Spinner } from '../../primitives/Spinner/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { previewCopy as copy } from './PreviewDialog.copy.ts';
import * as styles from './PreviewDialog.css.ts';

/** State of the preview of a file. */
export type Preview =
  | { status: 'loading'; name: string }
  | { status: 'failed'; name: string; message: string }
  | {
      status: 'ready';
      name: string;
      contentType: string;
      /** Object URL of the content. */
      url: string;
    };

interface PreviewDialogProps {
  preview: Preview;
  onClose: () => void;
}

/** Shows a document in readable size, with a link to download it. */
export function PreviewDialog({ preview, onClose }: PreviewDialogProps) {
  return (
    <Dialog
      isOpen
      title={preview.name}
      onClose={onClose}
      actions={<Button onPress={onClose}>{copy.close}</Button>}
    >
      <PreviewContent preview={preview} />
    </Dialog>
  );
}

/** Shows a document as far as it is loaded. */
export function PreviewContent({ preview }: { preview: Preview }) {
  return (
    <Stack gap="md" align="start">
      {preview.status === 'loading' ? <Spinner label={copy.loading} /> : null}
      {preview.status === 'failed' ? <Banner tone="error">{preview.message}</Banner> : null}
      {preview.status === 'ready' ? <Content preview={preview} /> : null}
    </Stack>
  );
}

function Content({
  preview: { name, contentType, url },
}: {
  preview: Extract<Preview, { status: 'ready' }>;
}) {
  return (
    <>
      {contentType.startsWith('image/') ? (
        <img src={url} alt={copy.picture(name)} className={styles.picture} />
      ) : (
        <Text>{copy.noPreview}</Text>
      )}
      <Link href={url} download={name}>
        {copy.download}
      </Link>
    </>
  );
}
