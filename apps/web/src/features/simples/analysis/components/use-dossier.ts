import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { notify } from '../../../../lib/toast.ts';
import { dossierQuery, makeDossier } from '../dossiers.queries.ts';
import { analysisMessages } from '../simples-analysis.messages.ts';

/** Returns the dossier of an assessment and starts a new one; notifies when one that was running ends. */
export function useDossier(id_apuracao: string) {
  const { data } = useQuery(dossierQuery(id_apuracao));
  const make = useMutation(makeDossier(id_apuracao));
  const isRunning = make.isPending || data?.state === 'na_fila' || data?.state === 'processando';
  const wasRunning = useRef(false);

  useEffect(() => {
    if (wasRunning.current && data?.state === 'pronto') notify.successInBackground(analysisMessages.dossierReady);
    if (wasRunning.current && data?.state === 'falhou') {
      notify.error(analysisMessages.dossierFailed, data.erro ?? undefined);
    }
    wasRunning.current = data?.state === 'na_fila' || data?.state === 'processando';
  }, [data]);

  return { dossier: data, isRunning, start: () => !isRunning && make.mutate() };
}
