import { z } from 'zod';

const money = z.number();

/** How the credit of a thesis arises in one place. */
export const analysisPlace = z.object({
  tese: z.string(),
  estabelecimento: z.string(),
  lotacao: z.string(),
  decimo_terceiro: z.boolean(),
  base: money,
  valores: z.array(z.object({ codigo: z.string(), parte: z.string(), valor: money })),
});

/** An event of the eSocial that has counted items: it is rectified once its rubricas are corrected. */
export const eventToRectify = z.object({
  tipo: z.string(),
  /** Null when the file came without its receipt. */
  recibo: z.string().nullable(),
  teses: z.array(z.string()),
});
export type EventToRectify = z.infer<typeof eventToRectify>;

export const contribution = z.enum(['PIS', 'COFINS']);

/** How the amounts of a month follow from block M of its EFD-Contribuições (SP-121). In reais. */
export const monthAssessment = z.object({
  /** M210 and M610: a rate in percent, its base, what leaves it, and the contribution before and after. */
  faixas: z.array(
    z.object({
      contribuicao: contribution,
      codigo: z.string(),
      aliquota: z.number(),
      ...{ base: money, mono: money, st: money, icms: money, antes: money, depois: money },
    }),
  ),
  /** M200 and M600; fields that are deducted together are one line. */
  totais: z.array(z.object({ contribuicao: contribution, campos: z.string(), antes: money, depois: money })),
  /**
   * Sales that came back, by rate in percent: without their ICMS their credits fall. Rates of the cumulative regime have
   * no credits. Missing in older results.
   */
  devolucoes: z
    .array(
      z.object({
        contribuicao: contribution,
        aliquota: z.number(),
        ...{ base: money, icms: money, antes: money, depois: money },
        /** ICMS of own and of earlier returns that the sales of the month absorb, and what waits; missing in older results. */
        abatido: money.optional(),
        de_antes: money.optional(),
        /** Credit that the ICMS of earlier returns lowers. */
        reducao_anterior: money.optional(),
        a_transportar: money.optional(),
      }),
    )
    .optional(),
  /** M400 and M800: revenue without contribution by CST. Missing in older results. */
  receitas: z.array(z.object({ contribuicao: contribution, cst: z.string(), antes: money, depois: money })).optional(),
  ajustes: z.array(
    z.object({
      registro: z.enum(['M215', 'M615', 'M220', 'M620']),
      efeito: z.enum(['BASE', 'CONTRIBUICAO', 'OUTROS_PERIODOS']),
      valor: money,
    }),
  ),
});
export type MonthAssessment = z.infer<typeof monthAssessment>;

/** Differences that the other decision on a doubt makes in its month, known before it is saved (SP-123). In reais. */
export const choiceEffect = z.object({
  codigo: z.string(),
  /** The file that a choice among retificadoras would use. */
  arquivo: z.string().optional(),
  imposto: money,
  pis_a_recuperar: money,
  cofins_a_recuperar: money,
  retencao_liberada: money,
  credito_liberado: money,
});
export type ChoiceEffect = z.infer<typeof choiceEffect>;

/** Lines of a record with the same code that are shown beside a month and in no formula. In reais. */
export const shownRecord = z.object({
  registro: z.string(),
  /** CNPJ of an EFD ICMS/IPI; empty for the whole company. */
  estabelecimento: z.string(),
  codigo: z.string(),
  descricao: z.string(),
  linhas: z.int(),
  valores: z.array(z.object({ nome: z.string(), valor: money })),
});
export type ShownRecord = z.infer<typeof shownRecord>;

/** Events and assessment are missing in results from before they were kept. */
export const monthDetail = z.object({
  lugares: z.array(analysisPlace),
  eventos: z.array(eventToRectify).optional(),
  apuracao: monthAssessment.optional(),
  escolhas: z.array(choiceEffect).optional(),
  registros: z.array(shownRecord).optional(),
});
export type MonthDetail = z.infer<typeof monthDetail>;
