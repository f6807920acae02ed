import { z } from 'zod';
import { clientId } from '../../crm/clients/client-id.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { enteredMoney } from '../../wire/money.ts';
import { serviceTypeText } from '../products/service-type.ts';

export const assessment = z.object({
  id: z.string(),
  id_client: z.string(),
  id_product: z.string(),
  id_tenant: z.string(),
  name: z.string(),
  createdDate: z.string(),
  /** Whether its credits may change; an ADMIN closes and reopens the assessment. */
  isModifica: z.boolean(),
});
export type Assessment = z.infer<typeof assessment>;

export const resumeType = z.enum(['RUBRICA', 'SALDO', 'VALOR_REST', 'DEBITO', 'CREDITO_APURADO', 'CREDITO']);
export type ResumeType = z.infer<typeof resumeType>;

export const resumeValue = z.object({
  id: z.string(),
  typeValue: resumeType,
  value: z.number(),
  /** The computed value, from the credits, the other figures or the analysis. */
  calculado: z.number(),
  /** Name of the editor and time of the typed value; null while the computed one applies. */
  editado_por: z.string().nullable(),
  editado_em: z.string().nullable(),
});
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
  setOpen: endpoint('PATCH /apuracao/:id', {
    summary: 'Fechar ou reabrir uma apuração',
    params: z.object({ id: z.string() }),
    body: z.object({ isModifica: z.boolean() }),
    response: enveloped(assessment),
  }),
  resume: endpoint('GET /resume/:id', {
    summary: 'Valores de resumo de uma apuração',
    transaction: 'none',
    params: z.object({ id: z.string() }),
    response: enveloped(z.array(resumeValue)),
  }),
  updateResume: endpoint('PATCH /resume/update/value', {
    summary: 'Informar um valor do resumo à mão',
    transaction: 'none',
    body: z.object({
      id: z.string().min(1, 'Campos obrigatórios ausentes'),
      value: enteredMoney,
      /** The value that the editor had; a different current value returns 409. */
      seen: z.number().optional(),
    }),
    response: enveloped(resumeValue),
  }),
  clearResume: endpoint('DELETE /resume/update/value/:id', {
    summary: 'Voltar um valor do resumo ao calculado',
    transaction: 'none',
    params: z.object({ id: z.string() }),
    response: enveloped(resumeValue),
  }),
};
