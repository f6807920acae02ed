import type { FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { fileAnalysisQuery } from '../file-analyses.queries.ts';

/** Loads again what belongs to the result before once a newer one is there: corrections, requests and the dossier. */
export function useNewResult(analysis: FileAnalysis | undefined) {
  const client = useQueryClient();
  const before = useRef<FileAnalysis | undefined>(undefined);

  useEffect(() => {
    const watched = before.current;
    before.current = analysis;
    if (!analysis || watched?.id_apuracao !== analysis.id_apuracao) return;
    if (watched.calculada_em === analysis.calculada_em) return;
    const { queryKey } = fileAnalysisQuery(analysis.id_apuracao);
    client.invalidateQueries({ queryKey, predicate: (query) => query.queryKey.length > queryKey.length });
  }, [analysis, client]);
}
