import { type ProofProduct, proofRequestsApi } from '@restitui/domain/simples/analysis/proof-requests.api.ts';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { analysisMessages } from './simples-analysis.messages.ts';

/** Asks the client to prove products of a month. */
export const askForProof = (id_apuracao: string, competencia: string) =>
  mutationOptions({
    mutationFn: (produtos: ProofProduct[]) =>
      call(proofRequestsApi.ask, {
        params: { id_apuracao, competencia: competencia.replace('/', '') },
        body: { produtos },
      }),
    meta: {
      success: analysisMessages.proofAsked,
      failure: analysisMessages.proofFailed,
      refreshes: ['document-requests', 'client-portal', 'alerts', 'change-history'],
    },
  });
