import { invalidDate, toDay } from '@restitui/brazil/day.ts';
import { z } from 'zod';
import { enteredMoney } from '../../wire/money.ts';
import { requestKind } from './request-kind.ts';

/** Outcome of the Receita's decision on a request. */
export const decisionResult = z.enum(['DEFERIDO', 'DEFERIDO_EM_PARTE', 'INDEFERIDO']);
export type DecisionResult = z.infer<typeof decisionResult>;

export const decisionResultLabels: Record<DecisionResult, string> = {
  DEFERIDO: 'Deferido',
  DEFERIDO_EM_PARTE: 'Deferido em parte',
  INDEFERIDO: 'Indeferido',
};

const reais = z.number();

/** The Receita's decision on a request; `valor` is what was granted, in reais. */
export const refundDecision = z.object({
  data: z.string(),
  resultado: decisionResult,
  valor: reais,
  motivo: z.string(),
});
export type RefundDecision = z.infer<typeof refundDecision>;

/** Returns whether a decision can be appealed: a denial or a partial grant. */
export function isAppealable(decision: RefundDecision | null): decision is RefundDecision {
  return decision !== null && decision.resultado !== 'DEFERIDO';
}

/** Day and amount of the money that arrived. */
export const receivedRefund = z.object({ data: z.string(), valor: reais });
export type ReceivedRefund = z.infer<typeof receivedRefund>;

/** An appeal against a decision: its day and protocol. */
export const refundAppeal = z.object({ data: z.string(), protocolo: z.string() });
export type RefundAppeal = z.infer<typeof refundAppeal>;

const day = z.iso.date(invalidDate).transform(toDay);
const protocolFormat = 'Use algarismos, letras, ponto, barra e hífen.';

const pgdasNumber = /^[0-9A-Z]{8}\d{9}$/;

/** Returns whether a number is one of a PGDAS-D: root of the CNPJ, AAAAMM, sequence. */
export function isPgdasNumber(numero: string): boolean {
  return pgdasNumber.test(numero);
}

/**
 * Number of a PGDAS-D without separators, or receipts of other declarations, of which only the characters are checked;
 * empty to remove it.
 */
const rectificationNumber = z
  .string()
  .trim()
  .max(80, 'Use no máximo 80 caracteres.')
  .transform((text) => {
    const bare = text.replace(/[\s./-]/g, '').toUpperCase();
    return isPgdasNumber(bare) ? bare : text;
  })
  .refine((text) => text === '' || /^(?=.*\d)[\dA-Za-z][\dA-Za-z./ -]*$/.test(text), protocolFormat);

/** Protocol or PER/DCOMP: their formats differ by application, so that only the characters are checked. */
const protocol = z
  .string()
  .trim()
  .min(1, 'Informe o protocolo.')
  .max(40, 'Use no máximo 40 caracteres.')
  .regex(/^(?=.*\d)[\dA-Za-z][\dA-Za-z./ -]*$/, protocolFormat);

const decisionStep = z
  .object({
    passo: z.literal('DESPACHO'),
    data: day,
    resultado: decisionResult,
    /** Only for a partial grant: a full one grants what was requested. */
    valor: enteredMoney.nullable().default(null),
    motivo: z.string().trim().max(500, 'Use no máximo 500 caracteres.').default(''),
    /**
     * Amount that remains used of a compensation after a decision that changes its use, in reais; the credit is corrected
     * with it. Null leaves credit and report as they are, and is refused while they hold the use.
     */
    uso_mantido: enteredMoney.nullable().default(null),
  })
  .refine(({ resultado, valor }) => resultado !== 'DEFERIDO_EM_PARTE' || (valor !== null && valor > 0), {
    path: ['valor'],
    message: 'Informe o valor deferido.',
  })
  .refine(({ resultado, motivo }) => resultado === 'DEFERIDO' || motivo !== '', {
    path: ['motivo'],
    message: 'Informe o motivo do despacho.',
  })
  .refine(({ resultado, uso_mantido }) => resultado !== 'INDEFERIDO' || !uso_mantido, {
    path: ['uso_mantido'],
    message: 'Um despacho que não homologa não mantém uso.',
  });

/** One step of a payment as a user enters it. */
export const refundStep = z.discriminatedUnion('passo', [
  z.object({ passo: z.literal('RETIFICADORA'), numero: rectificationNumber }),
  z.object({ passo: z.literal('PEDIDO'), data: day, protocolo: protocol, tipo: requestKind.default('RESTITUICAO') }),
  decisionStep,
  z.object({ passo: z.literal('RECURSO'), data: day, protocolo: protocol }),
  z.object({
    passo: z.literal('DINHEIRO'),
    data: day,
    valor: enteredMoney.refine((valor) => valor > 0, 'Informe o valor recebido.'),
  }),
]);
export type RefundStep = z.output<typeof refundStep>;
export type EnteredStep = z.input<typeof refundStep>;
export type StepKind = RefundStep['passo'];
