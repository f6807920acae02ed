import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { enteredMoney } from '../../wire/money.ts';
import { taxMonthText } from '../../wire/tax-month.ts';

const item = z.object({ verba: z.string(), value: z.number() });
export type DebitItem = z.infer<typeof item>;

/** One month of FCVS debits or of Subvenção, with the items that its credit was used for. */
export const debitMonth = z.object({
  id: z.string(),
  id_apuracao: z.string(),
  /** `MM/AAAA`. */
  month: z.string(),
  /** Credit available in the month; 0 for services that track debits only. */
  credit: z.number(),
  /** Sum of the items. */
  totalUsed: z.number(),
  items: z.array(item),
  files: z.array(z.object({ id: z.string(), nome: z.string() })),
  isPaid: z.boolean(),
  isSituacaoPerDComp: z.boolean(),
  /** Incremented with each change, to detect concurrent edits. */
  version: z.int(),
});
export type DebitMonth = z.infer<typeof debitMonth>;

export const debitMonthText = taxMonthText('Informe o mês.');

const noName = 'Informe a verba.';

/** Editable fields of a debit month. */
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
  /** Ids of attachments of the same assessment. */
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
    transaction: 'none',
    params: ofMonth,
    /** `seen` is the version that the editor had; 0 for a new month. */
    body: debitMonthEdit.extend({ seen: z.int().optional() }),
    response: enveloped(debitMonth),
  }),
  remove: endpoint('DELETE /debit-months/:id_apuracao/:month', {
    summary: 'Exclui um mês',
    params: ofMonth,
    response: enveloped(z.object({ id: z.string() })),
  }),
};
