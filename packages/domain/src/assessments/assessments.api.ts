import { z } from 'zod';
import { clientId } from '../clients/client-id.ts';
import { serviceTypeText } from '../products/service-type.ts';
import { endpoint, enveloped } from '../wire/endpoint.ts';
import { enteredMoney } from '../wire/money.ts';

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

export const resumeValue = z.object({
  id: z.string(),
  typeValue: resumeType,
  value: z.number(),
  /** What the figure comes to by itself: from the credits, the other figures or the analysis. */
  calculado: z.number(),
  /** Who typed the value by hand, and when; null while it is the computed one. */
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
      /** The value as the editor had it: another one now is a 409. */
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
