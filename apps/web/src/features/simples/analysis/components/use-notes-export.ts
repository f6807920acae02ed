import { useEffect, useRef, useState } from 'react';
import { errorText } from '../../../../lib/api-error.ts';
import { downloadLink } from '../../../../lib/download-link.ts';
import { notify } from '../../../../lib/toast.ts';
import { prepareNotesSheet } from '../notes-export.queries.ts';
import { analysisMessages } from '../simples-analysis.messages.ts';

/** Manages the export of the notes: `percent` is undefined while none is running. Leaving the page stops the waiting. */
export function useNotesExport(id_apuracao: string) {
  const [percent, setPercent] = useState<number>();
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);

  async function start() {
    const controller = new AbortController();
    waiting.current = controller;
    setPercent(0);
    try {
      const link = await prepareNotesSheet(id_apuracao, { onProgress: setPercent, signal: controller.signal });
      if (link === undefined) return;
      downloadLink(link);
      notify.successInBackground(analysisMessages.notesReady);
    } catch (error) {
      notify.error(analysisMessages.exportFailed, error instanceof Error ? error.message : errorText(error), error);
    } finally {
      setPercent(undefined);
    }
  }

  return { percent, start };
}
