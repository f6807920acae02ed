import { z } from 'zod';
import { endpoint, enveloped, fileAnswer } from '../../wire/endpoint.ts';
import { taxMonthText } from '../../wire/tax-month.ts';
import { rectificationMirror } from '../analysis/rectification-mirror.ts';

/** Author and instant of the check. */
const checked = z.object({
  nome: z.string(),
  em: z.string(),
  /** The mirror has changed since. */
  mudou: z.boolean(),
});

/** A month for its rectifying declaration. */
export const rectificationMonth = z.object({
  competencia: z.string(),
  /** Number of the declaration to rectify; empty when unknown. */
  numero: z.string(),
  /** Null where nothing was computed, and in older results. */
  espelho: rectificationMirror.nullable(),
  retificar: z.boolean(),
  /** Warnings before entering the month; reasons not to rectify come first. */
  avisos: z.array(z.object({ codigo: z.string(), texto: z.string() })),
  conferido: checked.nullable(),
});
export type RectificationMonth = z.infer<typeof rectificationMonth>;

const month = z.object({ id_apuracao: z.string(), competencia: taxMonthText() });

export const rectificationsApi = {
  list: endpoint('GET /simples/:id_apuracao/retificacao', {
    summary: 'Espelhos da retificação de todos os meses, na ordem em que são digitados',
    params: month.pick({ id_apuracao: true }),
    response: enveloped(z.array(rectificationMonth)),
  }),
  pdf: endpoint('GET /simples/:id_apuracao/retificacao/pdf', {
    summary: 'Espelhos dos meses a retificar em PDF, para digitar e conferir no papel',
    transaction: 'none',
    params: month.pick({ id_apuracao: true }),
    response: fileAnswer,
  }),
  read: endpoint('GET /simples/:id_apuracao/:competencia/espelho', {
    summary: 'Espelho da retificação de um mês',
    params: month,
    response: enveloped(rectificationMonth),
  }),
  check: endpoint('PUT /simples/:id_apuracao/:competencia/conferido', {
    summary: 'Marca um mês como conferido na retificação, ou tira a marca',
    params: month,
    body: z.object({ conferido: z.boolean() }),
    response: enveloped(rectificationMonth),
  }),
};
