import { z } from 'zod';
import { rectificationMirror } from '../simples-analysis/rectification-mirror.ts';
import { competenceText } from '../wire/competence.ts';
import { endpoint, enveloped, fileAnswer } from '../wire/endpoint.ts';

/** Who held a month against the PGDAS-D, and when. */
const checked = z.object({
  nome: z.string(),
  em: z.string(),
  /** The mirror is another one since. */
  mudou: z.boolean(),
});

/** A month as it goes into the rectifying declaration. */
export const rectificationMonth = z.object({
  competencia: z.string(),
  /** Of the declaration that is rectified; empty when unknown. */
  numero: z.string(),
  /** Null where nothing was computed, and in results from before there was a mirror. */
  espelho: rectificationMirror.nullable(),
  retificar: z.boolean(),
  /** What to see to before typing; reasons not to rectify first. */
  avisos: z.array(z.object({ codigo: z.string(), texto: z.string() })),
  conferido: checked.nullable(),
});
export type RectificationMonth = z.infer<typeof rectificationMonth>;

const month = z.object({ id_apuracao: z.string(), competencia: competenceText() });

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
