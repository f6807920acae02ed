import { z } from 'zod';
import { endpoint, enveloped } from '../wire/endpoint.ts';
import { enteredMoney } from '../wire/money.ts';
import { fundItems } from './fund-items.ts';
import { periodText } from './funds-period.ts';

const names: ReadonlySet<string> = new Set(fundItems.map(({ verba }) => verba));

/** One verba with its value; `createdDate` is the key of the row. */
export const fund = z.object({ createdDate: z.string(), verba: z.string(), valor: z.number() });
export type Fund = z.infer<typeof fund>;

export const fundsRecord = z.object({
  id_apuracao: z.string(),
  verbas: z.array(fund),
  /** `MM/AAAA`; null until the verbas are saved for the first time. */
  dateStart: z.string().nullable(),
  dateEnd: z.string().nullable(),
  /** Counts the saves, so that nobody overwrites one unseen. */
  version: z.int(),
  editado_por: z.string().nullable(),
  editado_em: z.string().nullable(),
});
export type FundsRecord = z.infer<typeof fundsRecord>;

const enteredFund = z.object({
  createdDate: z.iso.datetime({ offset: true }).optional(),
  verba: z.string().refine((verba) => names.has(verba), 'Esta verba não está na lista.'),
  valor: enteredMoney,
});
export type EnteredFund = z.infer<typeof enteredFund>;

const unlike = (list: readonly (string | undefined)[]) => {
  const given = list.filter((each) => each !== undefined);
  return new Set(given).size === given.length;
};

export const fundsApi = {
  read: endpoint('GET /funds/:id_apuracao', {
    summary: 'Verbas de uma apuração, com o período',
    params: z.object({ id_apuracao: z.string() }),
    response: enveloped(fundsRecord),
  }),
  save: endpoint('PUT /funds/:id_apuracao/:dateStart/:dateEnd', {
    summary: 'Grava as verbas de uma apuração; o corpo é a própria lista',
    params: z.object({ id_apuracao: z.string(), dateStart: periodText, dateEnd: periodText }),
    query: z.object({ seen: z.coerce.number().int().optional() }),
    body: z
      .array(enteredFund, 'Envie a lista de verbas.')
      .refine((list) => unlike(list.map(({ verba }) => verba)), 'Cada verba entra uma vez só.')
      .refine((list) => unlike(list.map(({ createdDate }) => createdDate)), 'Cada linha tem a sua própria chave.'),
    response: enveloped(fundsRecord),
  }),
};
