import { z } from 'zod';
import { clientIdInPath } from '../../crm/clients/client-id.ts';
import { endpoint, enveloped, page } from '../../wire/endpoint.ts';
import { enteredMoney } from '../../wire/money.ts';
import { taxMonthText } from '../../wire/tax-month.ts';
import { controlProduct, controlRow, seenVersion } from '../credits/credit-control.ts';
import { serviceType } from '../products/service-type.ts';
import { compensationList } from './compensation-list.ts';
import { compensationTax } from './compensation-tax.ts';
import { perDcompText } from './per-dcomp-text.ts';

/** A tax of a month that was paid with a credit. */
export const compensation = controlRow.extend({
  /** The service of the used credit. */
  typeServico: serviceType,
  tributo: compensationTax,
  /** Tax month, `MM/AAAA` (C-38). */
  pa: z.string(),
  value: z.number(),
  perDcomp: z.string(),
});
export type Compensation = z.infer<typeof compensation>;

/** Message of every required field (W-450). */
export const fillAllFields = 'Por favor, preencha todos os campos';

/** Editable fields of a compensation. */
export const compensationEdit = z.object({
  tributo: compensationTax,
  pa: taxMonthText(fillAllFields),
  value: enteredMoney.refine((value) => value > 0, 'Informe um valor maior que zero.'),
  perDcomp: perDcompText(fillAllFields),
});
export type CompensationEdit = z.output<typeof compensationEdit>;
export const compensationFields = compensationEdit.keyof().options;

const totals = z.object({ tributos: z.record(compensationTax, z.number()), total: z.number() });
const id = z.object({ id: z.string() });

export const compensationsApi = {
  list: endpoint('GET /compensations', {
    summary: 'Relatório de compensação: de um cliente, ou de todos a que esta pessoa chega, com seus totais',
    query: compensationList.query.extend({ id_client: clientIdInPath.optional() }),
    response: z.object({
      /** The totals cover all matching rows, not only this page. */
      data: z.object({ compensacoes: z.array(compensation), totais: totals }),
      page,
    }),
  }),
  add: endpoint('POST /compensations', {
    summary: 'Nova compensação com o crédito de um produto',
    transaction: 'none',
    status: 201,
    body: compensationEdit.extend(controlProduct),
    response: enveloped(compensation),
  }),
  save: endpoint('PUT /compensations/:id', {
    summary: 'Grava uma compensação',
    transaction: 'none',
    params: id,
    body: compensationEdit.extend(seenVersion),
    response: enveloped(compensation),
  }),
  remove: endpoint('DELETE /compensations/:id', {
    summary: 'Exclui uma compensação',
    params: id,
    response: enveloped(id),
  }),
};
