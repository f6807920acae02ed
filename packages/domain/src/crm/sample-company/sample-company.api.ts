import { z } from 'zod';
import { analysisProgress } from '../../simples/analysis/analysis-progress.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';

/** `arquivos`: the files are being generated; `analise`: the analysis waits or runs. */
export const sampleStage = z.enum(['arquivos', 'analise', 'pronta', 'falhou']);
export type SampleStage = z.infer<typeof sampleStage>;

/** The sample company of a tenant with the state of its analysis. */
export const sampleCompany = z.object({
  id_client: z.string(),
  razao_social: z.string(),
  id_product: z.string(),
  id_apuracao: z.string(),
  etapa: sampleStage,
  progresso: analysisProgress.nullable(),
  erro: z.string().nullable(),
  /** Reais to be refunded; null before the result. */
  total: z.number().nullable(),
});
export type SampleCompany = z.infer<typeof sampleCompany>;

export const sampleCompanyApi = {
  read: endpoint('GET /sample-company', {
    summary: 'A empresa de exemplo e o andamento da análise dela',
    response: enveloped(sampleCompany.nullable()),
  }),
  create: endpoint('POST /sample-company', {
    summary: 'Criar a empresa de exemplo, com arquivos inventados, e analisá-la',
    status: 201,
    response: enveloped(sampleCompany),
  }),
  remove: endpoint('DELETE /sample-company', {
    summary: 'Remover a empresa de exemplo com tudo o que é dela',
    transaction: 'none',
    response: enveloped(z.object({ removida: z.boolean() })),
  }),
};
