import { type ProofProduct, proofRequestsApi } from '@restitui/domain/simples/analysis/proof-requests.api.ts';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { decisionMessages } from './simples-decisions.messages.ts';

/** Asks the client to prove products, of a month or of all months. */
export const askForProof = (id_apuracao: string, competencia: string | undefined) =>
  mutationOptions({
    mutationFn: (products: readonly ProofProduct[]) => {
      const produtos = products.map(({ codigo, produto, ncm }) => ({ codigo, produto, ncm }));
      return call(proofRequestsApi.ask, { params: { id_apuracao }, body: { competencia, produtos } });
    },
    meta: {
      success: decisionMessages.proofAsked,
      failure: decisionMessages.proofFailed,
      refreshes: ['document-requests', 'alerts', 'change-history'],
    },
  });
