import { z } from 'zod';
import { clientIdInPath } from '../../crm/clients/client-id.ts';
import { endpoint, enveloped, page, pageQuery } from '../../wire/endpoint.ts';
import { enteredMoney } from '../../wire/money.ts';
import { taxMonthText } from '../../wire/tax-month.ts';
import { optionalPerDcompText } from '../compensations/per-dcomp-text.ts';
import { controlProduct, controlRow, seenVersion } from '../credits/credit-control.ts';
import { icmsCreditList } from './icms-credit-list.ts';

/** The service of the controlled credits. */
export const icmsService = 'EXCLUSAO_DE_ICMS_E_ST';

/** A month of PIS and COFINS paid on ICMS: credited, used and paid-out amounts. */
export const icmsCredit = controlRow.extend({
  /** `MM/AAAA`. */
  periodoApurado: z.string(),
  credPisOriginal: z.number(),
  credPisOrigUtilizado: z.number(),
  credPisPago: z.number(),
  /** Number of the PER/DCOMP that first used the credit; empty if there is none. */
  dcompInicialPis: z.string(),
  credCofinsOriginal: z.number(),
  credCofinsOrigUtilizado: z.number(),
  credCofinsPago: z.number(),
  dcompInicialCofins: z.string(),
});
export type IcmsCredit = z.infer<typeof icmsCredit>;

const dcomp = optionalPerDcompText().prefault('');
const amount = enteredMoney.default(0);

/** Editable fields of a month. */
export const icmsCreditEdit = z.object({
  periodoApurado: taxMonthText('Informe o período apurado.'),
  credPisOriginal: amount,
  credPisOrigUtilizado: amount,
  credPisPago: amount,
  dcompInicialPis: dcomp,
  credCofinsOriginal: amount,
  credCofinsOrigUtilizado: amount,
  credCofinsPago: amount,
  dcompInicialCofins: dcomp,
});
export type IcmsCreditEdit = z.output<typeof icmsCreditEdit>;
export const icmsCreditFields = icmsCreditEdit.keyof().options;

const sum = z.object({ original: z.number(), utilizado: z.number(), pago: z.number(), saldo: z.number() });
const id = z.object({ id: z.string() });

export const icmsCreditsApi = {
  list: endpoint('GET /icms-credits', {
    summary: 'Controle de créditos de ICMS: de um cliente, ou de todos a que esta pessoa chega, com seus totais',
    query: icmsCreditList.query.extend({
      pageSize: pageQuery.shape.pageSize.default(5),
      id_client: clientIdInPath.optional(),
    }),
    response: z.object({
      data: z.object({
        creditos: z.array(icmsCredit),
        /** Totals of all matching rows, not only this page. */
        totais: z.object({ pis: sum, cofins: sum, saldo: z.number() }),
      }),
      page,
    }),
  }),
  add: endpoint('POST /icms-credits', {
    summary: 'Novo período no controle de um produto de exclusão de ICMS',
    status: 201,
    body: icmsCreditEdit.extend(controlProduct),
    response: enveloped(icmsCredit),
  }),
  save: endpoint('PUT /icms-credits/:id', {
    summary: 'Grava um período do controle',
    params: id,
    body: icmsCreditEdit.extend(seenVersion),
    response: enveloped(icmsCredit),
  }),
  remove: endpoint('DELETE /icms-credits/:id', {
    summary: 'Exclui um período do controle',
    params: id,
    response: enveloped(id),
  }),
};
