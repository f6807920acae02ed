import { z } from 'zod';
import { dossier } from '../../simples/analysis/dossiers.api.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';

const params = z.object({ id_apuracao: z.string() });

export const analysisDossiersApi = {
  read: endpoint('GET /file-analyses/:id_apuracao/dossie', {
    summary: 'Dossiê da análise por arquivos; nulo antes de ser pedido',
    params,
    response: enveloped(dossier.nullable()),
  }),
  make: endpoint('POST /file-analyses/:id_apuracao/dossie', {
    summary: 'Gerar o dossiê da análise por arquivos',
    status: 202,
    params,
    response: enveloped(dossier),
  }),
};
