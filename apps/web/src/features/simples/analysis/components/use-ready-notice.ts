import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notify } from '../../../../lib/toast.ts';
import { analysisMessages } from '../simples-analysis.messages.ts';

/** Notifies when the running analysis ends, and invalidates what belongs to the previous result. */
export function useReadyNotice(analysis: SimplesAnalysis | undefined) {
  const client = useQueryClient();
  const before = useRef<SimplesAnalysis | undefined>(undefined);

  useEffect(() => {
    const watched = before.current;
    before.current = analysis;
    if (!analysis || watched?.id_apuracao !== analysis.id_apuracao) return;
    if (watched.state !== 'na_fila' && watched.state !== 'processando') return;
    if (analysis.state === 'pronta') {
      client.invalidateQueries({ queryKey: ['simples', analysis.id_apuracao] });
      client.invalidateQueries({ queryKey: ['coverage', analysis.id_apuracao] });
      client.invalidateQueries({ queryKey: ['authenticity', analysis.id_apuracao] });
      client.invalidateQueries({ queryKey: ['resume', analysis.id_apuracao] });
      notify.successInBackground(analysisMessages.ready);
    }
    if (analysis.state === 'falhou') notify.error(analysisMessages.failed, analysis.erro ?? undefined);
  }, [analysis, client]);
}
