import { invalidDate } from '@restitui/brazil/day.ts';
import { z } from 'zod';
import { positionClass } from './analysis-class.ts';
import { sortablePeriod } from './period-text.ts';
import { taxClass } from './tax-class.ts';

const day = z.iso.date(invalidDate);
/** `MM/AAAA`; month 13 is the annual 13º. */
const month = z.string().regex(/^(0[1-9]|1[0-3])\/\d{4}$/, 'Competência inválida. Use MM/AAAA.');
/** First month of the DCTFWeb (IN RFB 1.787/2018). */
const firstDctfweb = '2018-08';
/** First month of a company's DCTFWeb, `MM/AAAA`. */
export const dctfwebStart = z
  .string()
  .regex(/^(0[1-9]|1[0-2])\/\d{4}$/, 'Mês inválido. Use MM/AAAA.')
  .refine((text) => sortablePeriod(text) >= firstDctfweb, 'A DCTFWeb começou em 08/2018.');
const rate = (most: number) =>
  z
    .number()
    .min(0, 'O percentual não pode ser negativo.')
    .max(most, `O percentual não pode passar de ${most}.`)
    .nullable();
/** Credits of SPED files that an analyst may reject. */
export const rejectableThesis = z.enum(['ICMS', 'ST', 'MONO']);
export type RejectableThesis = z.infer<typeof rejectableThesis>;

/** A decision of an analyst. `chave` of the stored choice is what it is about. */
export const choiceValue = z.discriminatedUnion('tipo', [
  /** Classes that are summed. */
  z.object({ tipo: z.literal('classes'), classes: z.array(positionClass) }),
  /** Day on which a month was paid; null when it was not. */
  z.object({ tipo: z.literal('pagamento'), competencia: month, data: day.nullable() }),
  /** The company's own action on a position. */
  z.object({
    tipo: z.literal('acao'),
    posicao: z.string().min(1).max(20),
    ajuizada_em: day,
    transito_em: day.nullable(),
  }),
  z.object({
    tipo: z.literal('estabelecimento'),
    inscricao: z.string().regex(/^[0-9A-Z]{12,14}$/, 'Informe o CNPJ, CNO ou CAEPF, só com letras e números.'),
    rat: rate(3),
    fap: rate(2),
    fpas: z
      .string()
      .regex(/^\d{3}$/, 'O FPAS tem 3 algarismos.')
      .nullable(),
    codTercs: z
      .string()
      .regex(/^\d{4}$/, 'O código de terceiros tem 4 algarismos.')
      .nullable(),
  }),
  /** Facts of the company that its files do not say; null leaves what applies without them. */
  z.object({
    tipo: z.literal('empresa'),
    dctfweb_inicio: dctfwebStart.nullable(),
    classTrib: taxClass.nullable(),
  }),
  /** Whether doubtful ICMS of a month counts as still in the base. */
  z.object({
    tipo: z.literal('duvida'),
    competencia: month,
    codigo: z.string().regex(/^[A-Z_]{3,40}$/),
    conta: z.boolean(),
  }),
  /** Whether a document of a month, or a whole credit of it without `documento`, is left out of the claim. */
  z.object({
    tipo: z.literal('rejeicao'),
    competencia: month,
    tese: rejectableThesis,
    documento: z.string().min(1).max(200).nullable(),
    rejeita: z.boolean(),
  }),
  /** The EFD-Contribuições that was transmitted last, of several retificadoras of a month. */
  z.object({ tipo: z.literal('retificadora'), competencia: month, arquivo: z.string().min(1).max(500) }),
]);
export type ChoiceValue = z.infer<typeof choiceValue>;

const doubtsOnBase = ['BASE_AMBIGUA', 'BASE_DIVERGENTE', 'DESCONTO_INDEFINIDO', 'PIS_COFINS_DIVERGEM'];

/**
 * Matters that an analyst may count: doubts on the base of ICMS and ICMS-ST, FCP, DIFAL, estimated ICMS-ST, sales before
 * the modulation with an earlier action, and cold drinks of a retailer. The others need documents.
 */
export const countableDoubts: readonly string[] = [
  ...doubtsOnBase,
  ...doubtsOnBase.map((code) => `ST_${code}`),
  ...['FCP', 'DIFAL', 'ST_ESTIMADO', 'ANTES_DA_MODULACAO', 'ATACADISTA_BEBIDAS'],
];

/** Returns what a choice is about; one choice per kind and key is in force. */
export function choiceKey(value: ChoiceValue): string {
  switch (value.tipo) {
    case 'classes':
    case 'empresa':
      return '';
    case 'pagamento':
    case 'retificadora':
      return value.competencia;
    case 'acao':
      return value.posicao;
    case 'estabelecimento':
      return value.inscricao;
    case 'duvida':
      return `${value.competencia} ${value.codigo}`;
    case 'rejeicao':
      return [value.competencia, value.tese, value.documento].filter(Boolean).join(' ');
  }
}

/** Returns whether a choice changes the computation, so that the files are analysed again. */
export function needsNewRun({ tipo }: Pick<ChoiceValue, 'tipo'>): boolean {
  return tipo !== 'classes';
}

export const analysisChoice = z.object({
  chave: z.string(),
  valor: choiceValue,
  motivo: z.string(),
  autor: z.string(),
  em: z.string(),
});
export type AnalysisChoice = z.infer<typeof analysisChoice>;
