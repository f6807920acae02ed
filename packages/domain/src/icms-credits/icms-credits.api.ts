import { z } from 'zod';
import { clientIdInPath } from '../clients/client-id.ts';
import { competenceText } from '../wire/competence.ts';
import { endpoint, enveloped, page, pageQuery } from '../wire/endpoint.ts';
import { enteredMoney } from '../wire/money.ts';

/** The service whose credits are controlled here. */
export const icmsService = 'EXCLUSAO_DE_ICMS_E_ST';

/** A month of PIS and COFINS that were paid on ICMS: what was credited, used and paid out of it. */
export const icmsCredit = z.object({
  id: z.string(),
  id_client: z.string(),
  id_product: z.string(),
  /** The client's name. */
  empresa: z.string(),
  /** `MM/AAAA`. */
  periodoApurado: z.string(),
  credPisOriginal: z.number(),
  credPisOrigUtilizado: z.number(),
  credPisPago: z.number(),
  /** Number of the PER/DCOMP that first used the credit; empty while there is none. */
  dcompInicialPis: z.string(),
  credCofinsOriginal: z.number(),
  credCofinsOrigUtilizado: z.number(),
  credCofinsPago: z.number(),
  dcompInicialCofins: z.string(),
  /** Counts its changes, so that nobody overwrites one unseen. */
  version: z.int(),
});
export type IcmsCredit = z.infer<typeof icmsCredit>;

const dcomp = z.string().trim().max(40, 'Use no máximo 40 caracteres.').default('');
const amount = enteredMoney.default(0);

/** What may be entered of a month. */
export const icmsCreditEdit = z.object({
  periodoApurado: competenceText('Informe o período apurado.'),
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
export const icmsCreditFields = Object.keys(icmsCreditEdit.shape) as (keyof IcmsCreditEdit)[];

const sum = z.object({ original: z.number(), utilizado: z.number(), pago: z.number(), saldo: z.number() });
const id = z.object({ id: z.string() });

export const icmsCreditsApi = {
  list: endpoint('GET /icms-credits', {
    summary: 'Controle de créditos de ICMS: de um cliente, ou de todos a que esta pessoa chega, com seus totais',
    query: pageQuery.extend({
      pageSize: pageQuery.shape.pageSize.default(5),
      id_client: clientIdInPath.optional(),
      /** Client, CNPJ, period or number of the DCOMP. */
      q: z.string().trim().max(200).optional(),
    }),
    response: z.object({
      data: z.object({
        creditos: z.array(icmsCredit),
        /** Of all rows that the filters leave, on whichever page. */
        totais: z.object({ pis: sum, cofins: sum, saldo: z.number() }),
      }),
      page,
    }),
  }),
  add: endpoint('POST /icms-credits', {
    summary: 'Novo período no controle de um produto de exclusão de ICMS',
    status: 201,
    body: icmsCreditEdit.extend({ id_product: z.string().min(1, 'Escolha o cliente.') }),
    response: enveloped(icmsCredit),
  }),
  save: endpoint('PUT /icms-credits/:id', {
    summary: 'Grava um período do controle',
    params: id,
    /** `seen` is the version that the editor had. */
    body: icmsCreditEdit.extend({ seen: z.int().optional() }),
    response: enveloped(icmsCredit),
  }),
  remove: endpoint('DELETE /icms-credits/:id', {
    summary: 'Exclui um período do controle',
    params: id,
    response: enveloped(id),
  }),
};
