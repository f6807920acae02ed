import { z } from 'zod';
import { clientId } from '../clients/client-id.ts';
import { serviceTypeText } from '../products/service-type.ts';
import { endpoint, enveloped } from '../wire/endpoint.ts';

export const assessment = z.object({
  id: z.string(),
  id_client: z.string(),
  id_product: z.string(),
  id_tenant: z.string(),
  name: z.string(),
  createdDate: z.string(),
  /** Open for changes to its credits; an ADMIN closes and reopens it. */
  isModifica: z.boolean(),
});
export type Assessment = z.infer<typeof assessment>;

export const resumeType = z.enum(['RUBRICA', 'SALDO', 'VALOR_REST', 'DEBITO', 'CREDITO_APURADO', 'CREDITO']);
export type ResumeType = z.infer<typeof resumeType>;

export const resumeValue = z.object({ id: z.string(), typeValue: resumeType, value: z.number() });
export type ResumeValue = z.infer<typeof resumeValue>;

export const assessmentsApi = {
  listOfProduct: endpoint('GET /apuracao/:id', {
    summary: 'Apurações de um produto',
    params: z.object({ id: z.string() }),
    response: enveloped(z.array(assessment)),
  }),
  create: endpoint('POST /apuracao', {
    summary: 'Nova apuração de um produto',
    status: 201,
    body: z.object({
      id_client: clientId,
      id_product: z.string().min(1, 'Campos obrigatórios ausentes'),
      typeServico: serviceTypeText,
    }),
    response: enveloped(assessment),
  }),
  resume: endpoint('GET /resume/:id', {
    summary: 'Valores de resumo de uma apuração',
    params: z.object({ id: z.string() }),
    response: enveloped(z.array(resumeValue)),
  }),
};
