import { DownloadIcon } from '../../icons/index.ts';
import { Banner } from '../../patterns/Banner/index.ts';
import { ProgressBar } from '../../patterns/ProgressBar/index.ts';
import { Button } from '../../primitives/Button/index.ts';
import { Card } from '../../primitives/Card/index.ts';
import { Stack } from '../../primitives/Stack/index.ts';
import { Text } from '../../primitives/Text/index.ts';
import { analysisCopy } from './ReportAnalysisScreen.copy.ts';
import * as styles from './ReportAnalysisScreen.css.ts';
import type { ExportState } from './ReportAnalysisScreen.types.ts';

const copy = analysisCopy.export;

interface ExportCardProps {
  exportState: ExportState;
  onExport: () => void;
  onCancelExport: () => void;
}

/** Exports the PDF for the doctor, with progress and a cancel button. */
export function ExportCard({ exportState, onExport, onCancelExport }: ExportCardProps) {
  return (
    <Card title={copy.title}>
      <Stack gap="md">
        <Text>{copy.text}</Text>
        {exportState.status === 'failed' ? <Banner tone="error">{exportState.message}</Banner> : null}
        {exportState.status === 'done' ? (
          <Banner tone="success">{copy.done(exportState.fileName)}</Banner>
        ) : null}
        {exportState.status === 'working' ? (
          <div className={styles.working}>
            <div className={styles.progress}>
              <ProgressBar
                label={exportState.percent === undefined ? copy.making : copy.receiving}
                percent={exportState.percent}
              />
            </div>
            <Button variant="soft" onPress={onCancelExport}>
              {copy.cancel}
            </Button>
          </div>
        ) : (
          <div>
            <Button leadingIcon={<DownloadIcon size={20} />} onPress={onExport}>
              {exportState.status === 'done' ? copy.again : copy.make}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
