import { z } from 'zod';
import { clientIdInPath } from '../clients/client-id.ts';
import { serviceType } from '../products/service-type.ts';
import { competenceText } from '../wire/competence.ts';
import { endpoint, enveloped, page, pageQuery } from '../wire/endpoint.ts';
import { enteredMoney } from '../wire/money.ts';
import { type CompensationTax, compensationTax } from './compensation-tax.ts';

/** A tax of a month that was paid with a credit. */
export const compensation = z.object({
  id: z.string(),
  id_client: z.string(),
  id_product: z.string(),
  /** The client's name, and the service whose credit was used. */
  empresa: z.string(),
  typeServico: serviceType,
  tributo: compensationTax,
  /** Month of competência of the tax, `MM/AAAA` (C-38). */
  pa: z.string(),
  value: z.number(),
  perDcomp: z.string(),
  /** Counts its changes, so that nobody overwrites one unseen. */
  version: z.int(),
});
export type Compensation = z.infer<typeof compensation>;

/** Said of every field that must be filled in (W-450). */
export const fillAllFields = 'Por favor, preencha todos os campos';

/** What may be entered of a compensation. */
export const compensationEdit = z.object({
  tributo: compensationTax,
  pa: competenceText(fillAllFields),
  value: enteredMoney.refine((value) => value > 0, 'Informe um valor maior que zero.'),
  perDcomp: z.string(fillAllFields).trim().min(1, fillAllFields).max(40, 'Use no máximo 40 caracteres.'),
});
export type CompensationEdit = z.output<typeof compensationEdit>;
export const compensationFields = Object.keys(compensationEdit.shape) as (keyof CompensationEdit)[];

const totals = z.object({
  tributos: z.object(
    Object.fromEntries(compensationTax.options.map((tax) => [tax, z.number()])) as Record<CompensationTax, z.ZodNumber>,
  ),
  total: z.number(),
});
const id = z.object({ id: z.string() });

export const compensationsApi = {
  list: endpoint('GET /compensations', {
    summary: 'Relatório de compensação: de um cliente, ou de todos a que esta pessoa chega, com seus totais',
    query: pageQuery.extend({
      id_client: clientIdInPath.optional(),
      /** Client, CNPJ, month or number of the PER/DCOMP. */
      q: z.string().trim().max(200).optional(),
      tributo: compensationTax.optional(),
    }),
    response: z.object({
      /** The totals are of all rows that the filters leave, on whichever page. */
      data: z.object({ compensacoes: z.array(compensation), totais: totals }),
      page,
    }),
  }),
  add: endpoint('POST /compensations', {
    summary: 'Nova compensação com o crédito de um produto',
    status: 201,
    body: compensationEdit.extend({ id_product: z.string().min(1, 'Escolha o cliente.') }),
    response: enveloped(compensation),
  }),
  save: endpoint('PUT /compensations/:id', {
    summary: 'Grava uma compensação',
    params: id,
    /** `seen` is the version that the editor had. */
    body: compensationEdit.extend({ seen: z.int().optional() }),
    response: enveloped(compensation),
  }),
  remove: endpoint('DELETE /compensations/:id', {
    summary: 'Exclui uma compensação',
    params: id,
    response: enveloped(id),
  }),
};
