import type { dossiersApi } from '@restitui/domain/simples/analysis/dossiers.api.ts';
import type { noteDocumentsApi } from '@restitui/domain/simples/analysis/note-documents.api.ts';
import type { notesSheetsApi } from '@restitui/domain/simples/analysis/notes-sheets.api.ts';
import type { proofRequestsApi } from '@restitui/domain/simples/analysis/proof-requests.api.ts';
import type { simplesAnalysisApi } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { noteKey } from '../../../../../../packages/tax-engine/test-support/write-note.ts';
import type { Probes } from '../../../../test/probes.ts';

export const dossiersProbes: Probes<typeof dossiersApi> = {
  read: { request: ({ id_apuracao }) => ({ params: { id_apuracao } }) },
  make: { request: ({ id_apuracao }) => ({ params: { id_apuracao } }) },
};

export const notesSheetsProbes: Probes<typeof notesSheetsApi> = {
  read: { request: ({ id_apuracao }) => ({ params: { id_apuracao } }) },
  make: { request: ({ id_apuracao }) => ({ params: { id_apuracao } }) },
};

export const simplesAnalysisProbes: Probes<typeof simplesAnalysisApi> = {
  read: { request: ({ id_apuracao }) => ({ params: { id_apuracao } }) },
  month: { request: ({ id_apuracao }) => ({ params: { id_apuracao, competencia: '05/2025' } }) },
  items: { request: ({ id_apuracao }) => ({ params: { id_apuracao, competencia: '05/2025' } }) },
  itemGroups: {
    request: ({ id_apuracao }) => ({ params: { id_apuracao, competencia: '05/2025' }, query: { por: 'ncm' } }),
  },
  updateTotal: {
    request: ({ id_apuracao }) => ({
      body: { id_apuracao, competencia: '05/2025', valor: 1, motivo: 'Nota cancelada' },
    }),
  },
  restoreTotal: { request: ({ id_apuracao }) => ({ params: { id_apuracao, competencia: '052025' } }) },
  upload: { request: ({ id_apuracao }) => ({ body: { id_apuracao } }) },
};

export const proofRequestsProbes: Probes<typeof proofRequestsApi> = {
  ask: {
    request: ({ id_apuracao, name }) => ({
      params: { id_apuracao },
      body: { competencia: '05/2025', produtos: [{ codigo: 'P1', produto: `${name} ÓLEO`, ncm: '27101932' }] },
    }),
  },
};

export const noteDocumentsProbes: Probes<typeof noteDocumentsApi> = {
  read: { request: ({ id_apuracao }) => ({ params: { id_apuracao, chave: noteKey({}) } }) },
};
