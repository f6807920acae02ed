import { z } from 'zod';
import { competenceText } from '../wire/competence.ts';
import { endpoint, enveloped } from '../wire/endpoint.ts';
import { enteredMoney } from '../wire/money.ts';

const item = z.object({ verba: z.string(), value: z.number() });
export type DebitItem = z.infer<typeof item>;

/** One month of FCVS debits or of Subvenção: what the credit was used for. */
export const debitMonth = z.object({
  id: z.string(),
  id_apuracao: z.string(),
  /** `MM/AAAA`. */
  month: z.string(),
  /** What the month has to use; 0 where a service counts debits alone. */
  credit: z.number(),
  /** Always the sum of the items. */
  totalUsed: z.number(),
  items: z.array(item),
  files: z.array(z.object({ id: z.string(), nome: z.string() })),
  isPaid: z.boolean(),
  isSituacaoPerDComp: z.boolean(),
  /** Counts its changes, so that nobody overwrites one unseen. */
  version: z.int(),
});
export type DebitMonth = z.infer<typeof debitMonth>;

export const debitMonthText = competenceText('Informe o mês.');

const noName = 'Informe a verba.';

/** What may be entered of a month. */
export const debitMonthEdit = z.object({
  credit: enteredMoney.default(0),
  items: z
    .array(
      z.object({
        verba: z.string(noName).trim().min(1, noName).max(120, 'Use no máximo 120 caracteres.'),
        value: enteredMoney,
      }),
    )
    .max(100, 'Use no máximo 100 verbas por mês.'),
  /** Ids of attachments of the same apuração. */
  files: z.array(z.string()).max(50, 'Use no máximo 50 arquivos por mês.').default([]),
  isPaid: z.boolean('Informe se está pago.'),
  isSituacaoPerDComp: z.boolean('Informe a situação do PER/DCOMP.'),
});
export type DebitMonthEdit = z.infer<typeof debitMonthEdit>;

const ofMonth = z.object({ id_apuracao: z.string(), month: debitMonthText });

export const debitMonthsApi = {
  list: endpoint('GET /debit-months/:id_apuracao', {
    summary: 'Meses de uma apuração de FCVS ou Subvenção, do primeiro ao último',
    params: z.object({ id_apuracao: z.string() }),
    response: enveloped(z.array(debitMonth)),
  }),
  save: endpoint('PUT /debit-months/:id_apuracao/:month', {
    summary: 'Grava um mês, novo ou já existente',
    params: ofMonth,
    /** `seen` is the version that the editor had; 0 for a month that was not there. */
    body: debitMonthEdit.extend({ seen: z.int().optional() }),
    response: enveloped(debitMonth),
  }),
  remove: endpoint('DELETE /debit-months/:id_apuracao/:month', {
    summary: 'Exclui um mês',
    params: ofMonth,
    response: enveloped(z.object({ id: z.string() })),
  }),
};
