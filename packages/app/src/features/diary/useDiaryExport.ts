import type { BloodPressure } from '@vitalane/contract';
import type { DiaryExport, DiaryKind } from '@vitalane/ui/screens/Diary';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import type { OwnUnits } from '../../api/units.ts';
import { saveFile } from '../../shell/saveFile.ts';
import { useToday } from '../../shell/useToday.ts';
import { fetchHistory } from './api.ts';
import { csvName, measureCsv, pressureCsv } from './csv.ts';
import type { StoredMeasure } from './measures.api.ts';

/** Writes every entry of a kind, the older ones too, into a file of comma-separated values. */
export function useDiaryExport(kind: DiaryKind, units: OwnUnits) {
  const [exporting, setExporting] = useState<DiaryExport>({ status: 'idle' });
  const today = useToday();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function start(): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setExporting({ status: 'working' });
    try {
      const history = await fetchHistory(kind, controller.signal);
      const csv =
        kind === 'bloodPressure'
          ? pressureCsv(history.filter(isPressure))
          : measureCsv(kind, history.filter(isMeasure), units);
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), csvName(kind, today));
      setExporting({ status: 'idle' });
    } catch (error) {
      if (!controller.signal.aborted) setExporting({ status: 'failed', message: messageOf(error) });
    }
  }

  return { exporting, onExport: () => void start() };
}

function isPressure(entry: StoredMeasure | BloodPressure): entry is BloodPressure {
  return 'valueTo' in entry;
}

function isMeasure(entry: StoredMeasure | BloodPressure): entry is StoredMeasure {
  return !isPressure(entry);
}
