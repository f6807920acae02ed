import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { enteredMoney } from '../../wire/money.ts';
import { payrollItemTypes } from './payroll-item-catalogue.ts';
import { periodText } from './payroll-items-period.ts';

const names: ReadonlySet<string> = new Set(payrollItemTypes.map(({ verba }) => verba));

/** A payroll item with its value; `createdDate` is the key of the row. */
export const payrollItem = z.object({
  createdDate: z.string(),
  verba: z.string(),
  valor: z.number(),
  /** Whether the analyst counts it in the credit to compensate; absent: recognised items only. */
  prometida: z.boolean().optional(),
});
export type PayrollItem = z.infer<typeof payrollItem>;

export const payrollItemsRecord = z.object({
  id_apuracao: z.string(),
  verbas: z.array(payrollItem),
  /** `MM/AAAA`; null until the first save. */
  dateStart: z.string().nullable(),
  dateEnd: z.string().nullable(),
  /** Incremented with each save, to detect concurrent edits. */
  version: z.int(),
  editado_por: z.string().nullable(),
  editado_em: z.string().nullable(),
});
export type PayrollItemsRecord = z.infer<typeof payrollItemsRecord>;

const enteredPayrollItem = z.object({
  createdDate: z.iso.datetime({ offset: true }).optional(),
  verba: z.string().refine((verba) => names.has(verba), 'Esta verba não está na lista.'),
  valor: enteredMoney,
  prometida: z.boolean().optional(),
});
export type EnteredPayrollItem = z.infer<typeof enteredPayrollItem>;

const areUnique = (list: readonly (string | undefined)[]) => {
  const given = list.filter((each) => each !== undefined);
  return new Set(given).size === given.length;
};

export const payrollItemsApi = {
  read: endpoint('GET /funds/:id_apuracao', {
    summary: 'Verbas de uma apuração, com o período',
    params: z.object({ id_apuracao: z.string() }),
    response: enveloped(payrollItemsRecord),
  }),
  save: endpoint('PUT /funds/:id_apuracao/:dateStart/:dateEnd', {
    summary: 'Grava as verbas de uma apuração; o corpo é a própria lista',
    params: z.object({ id_apuracao: z.string(), dateStart: periodText, dateEnd: periodText }),
    query: z.object({ seen: z.coerce.number().int().optional() }),
    body: z
      .array(enteredPayrollItem, 'Envie a lista de verbas.')
      .refine((list) => areUnique(list.map(({ verba }) => verba)), 'Cada verba entra uma vez só.')
      .refine((list) => areUnique(list.map(({ createdDate }) => createdDate)), 'Cada linha tem a sua própria chave.'),
    response: enveloped(payrollItemsRecord),
  }),
};
