import { invalidDate, toDay } from '@restitui/brazil/day.ts';
import { centsOf } from '@restitui/brazil/money.ts';
import { z } from 'zod';
import { clientId } from '../../crm/clients/client-id.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { enteredMoney } from '../../wire/money.ts';
import { taxMonthText } from '../../wire/tax-month.ts';

export const credit = z.object({
  id: z.string(),
  idTenant: z.string(),
  id_client: z.string(),
  id_product: z.string(),
  id_apuracao: z.string(),
  /** Null until the row is saved for the first time. */
  anoCompetencia: z.int().nullable(),
  mesCompetencia: z.int().nullable(),
  /** `AAAA-MM-DD`; null while the payment is not entered: Selic then runs from the due date's month. */
  pagoEm: z.string().nullable(),
  /** Name of the payment within its month, once its fee or its credit was entered from the request. */
  pagamento: z.string().nullish(),
  creditOrigin: z.number(),
  compensacao: z.number(),
  isPago: z.boolean(),
  comissao_porcentagem: z.number(),
  /** Month of use, `MM/AAAA`; null corrects up to the current month. */
  mesRestituicao: z.string().nullable(),
  createdDate: z.string(),
  /** Values computed by `calculateCredit`, in reais. */
  selic: z.number(),
  corrigido: z.number(),
  comissao: z.number(),
  saldo: z.number(),
  selic_percentual: z.string(),
  /** The last month whose rate was applied, and the closed months missing from the series. */
  selic_ate: z.string().nullable(),
  selic_faltantes: z.array(z.string()),
});
export type Credit = z.infer<typeof credit>;

const year = 'Informe o ano da competência.';
const month = 'Informe um mês de 01 a 12.';
const percent = 'A comissão deve estar entre 0 e 100.';

/** Editable fields of a credit. */
export const creditEdit = z.object({
  anoCompetencia: z.int(year).min(1990, year).max(2999, year),
  mesCompetencia: z.int(month).min(1, month).max(12, month),
  pagoEm: z.iso.date(invalidDate).transform(toDay).nullable(),
  creditOrigin: enteredMoney,
  compensacao: enteredMoney,
  isPago: z.boolean(),
  comissao_porcentagem: z
    .number(percent)
    .min(0, percent)
    .max(100, percent)
    .refine((value) => centsOf(value) !== undefined, 'Use no máximo 2 casas decimais.'),
  mesRestituicao: taxMonthText().nullable(),
});
export type CreditEdit = z.output<typeof creditEdit>;
export type CreditField = keyof CreditEdit;
export const creditFields = creditEdit.keyof().options;

export const creditsApi = {
  list: endpoint('GET /credits/:id_apuracao', {
    summary: 'Créditos de uma apuração, por competência, com o que se calcula deles',
    transaction: 'none',
    params: z.object({ id_apuracao: z.string() }),
    response: enveloped(z.array(credit)),
  }),
  add: endpoint('POST /credits', {
    summary: 'Novo crédito, ainda sem competência, em uma apuração aberta',
    transaction: 'none',
    status: 201,
    body: z.object({
      id_client: clientId,
      id_product: z.string().min(1, 'Campos obrigatórios ausentes'),
      id_apuracao: z.string().min(1, 'Campos obrigatórios ausentes'),
    }),
    response: enveloped(credit),
  }),
  save: endpoint('PUT /credits', {
    summary: 'Salvar um crédito: só os campos enviados; Selic, comissão e saldo são calculados pelo servidor',
    transaction: 'none',
    body: creditEdit.partial().extend({
      id: z.string().min(1, 'Campos obrigatórios ausentes'),
      /** The fields as the editor had them; a concurrent change returns 409. */
      seen: z.partialRecord(z.enum(creditFields), z.union([z.string(), z.number(), z.boolean()]).nullable()).optional(),
    }),
    response: enveloped(credit),
  }),
  remove: endpoint('DELETE /credits/:id', {
    summary: 'Excluir um crédito de uma apuração aberta',
    params: z.object({ id: z.string() }),
    response: enveloped(z.object({ id: z.string() })),
  }),
};
