import { DocumentIcon } from '../../../icons/index.ts';
import { formatFileSize } from '../../../patterns/FileDrop/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Text } from '../../../primitives/Text/index.ts';
import * as styles from './FileLine.css.ts';
import { visitFilesCopy as copy } from './VisitFiles.copy.ts';
import type { VisitFile } from './VisitMessages.types.ts';

interface FileLineProps {
  file: VisitFile;
  /** Called to open it; absent until it is sent. */
  onOpen?: () => void;
}

/** Shows a photo or document by name and size. It is fetched only when opened, because each opening is recorded. */
export function FileLine({ file: { name, sizeBytes }, onOpen }: FileLineProps) {
  return (
    <div className={styles.line}>
      <DocumentIcon size={20} />
      <div className={styles.name}>
        {name}
        <Text as="div" size="small" tone="muted">
          {formatFileSize(sizeBytes)}
        </Text>
      </div>
      {onOpen ? (
        <Button variant="quiet" size="sm" aria-label={copy.openNamed(name)} onPress={onOpen}>
          {copy.open}
        </Button>
      ) : null}
    </div>
  );
}
