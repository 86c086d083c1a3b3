import type { MeasureKind } from '@vitalane/clinical';
import type { DiaryExport } from '@vitalane/ui/screens/Diary';
import { useEffect, useRef, useState } from 'react';
import { useToday } from '../../api/useToday.ts';
import { messageOf } from '../../lib/errors.ts';
import { saveFile } from '../../lib/saveFile.ts';
import { fromWire } from '../../measures/codec.ts';
import type { OwnUnits } from '../../session/person.ts';
import { fetchHistory } from './api.ts';
import { csvName, toFile } from './csv.ts';

/** Exports every entry of a kind, loading all pages, as a CSV file. */
export function useDiaryExport(kind: MeasureKind, units: OwnUnits) {
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
      const entries = history.map((stored) => fromWire(kind, stored));
      const csv = toFile(kind, entries, units);
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), csvName(kind, today));
      setExporting({ status: 'idle' });
    } catch (error) {
      if (!controller.signal.aborted) setExporting({ status: 'failed', message: messageOf(error) });
    }
  }

  return { exporting, onExport: () => void start() };
}
