import { parseDay } from '@restitui/brazil/day.ts';
import { z } from 'zod';
import { clientId } from '../../crm/clients/client-id.ts';
import { inOrder } from '../../wire/day-range.ts';
import { endpoint, enveloped, page } from '../../wire/endpoint.ts';
import { decisionList, decisionScope } from './decision-list.ts';

/** Subject of a decision: one product of the client, an NCM with words, or the cold drinks of a year. */
export const decisionKind = z.enum(['produto', 'palavras', 'atacadista']);
export type DecisionKind = z.infer<typeof decisionKind>;

export const simplesDecision = z.object({
  id: z.string(),
  alcance: decisionScope,
  tipo: decisionKind,
  /** Null for the whole consultancy. */
  id_client: z.string().nullable(),
  empresa: z.string().nullable(),
  codigo: z.string().nullable(),
  /** Name of the product when it was decided. */
  produto: z.string(),
  ncm: z.string(),
  extipi: z.string(),
  palavras: z.string(),
  ano: z.number().nullable(),
  /** Whether the items are counted as monofásico. */
  contar: z.boolean(),
  /** Also applies to items that the rules settle. */
  corrige: z.boolean(),
  motivo: z.string(),
  evidencia: z.string(),
  /** The attachment with the evidence; its link is valid for five minutes. */
  anexo: z.object({ arquivo: z.string(), link: z.string() }).nullable(),
  /** First and last day of issue, `AAAA-MM-DD`; null: unlimited. */
  de: z.string().nullable(),
  ate: z.string().nullable(),
  autor: z.string(),
  em: z.string(),
  revogada_por: z.string().nullable(),
  revogada_em: z.string().nullable(),
  motivo_revogacao: z.string().nullable(),
});
export type SimplesDecision = z.infer<typeof simplesDecision>;

const reason = z
  .string()
  .trim()
  .min(5, 'Explique o motivo em pelo menos 5 caracteres.')
  .max(500, 'Use no máximo 500 caracteres.');
/** As typed or `AAAA-MM-DD`; empty means unlimited. */
const day = z
  .string()
  .nullable()
  .default(null)
  .transform((text, context) => {
    if (!text) return null;
    const parsed = parseDay(text);
    if (!parsed) context.addIssue({ code: 'custom', message: 'Data inválida. Use DD/MM/AAAA.' });
    return parsed ?? z.NEVER;
  });

/** Schema of a new decision. */
export const newDecision = z
  .object({
    alcance: decisionScope,
    tipo: decisionKind,
    id_client: clientId.nullable().default(null),
    codigo: z.string().max(60, 'Use no máximo 60 caracteres.').nullable().default(null),
    produto: z.string().trim().max(200, 'Use no máximo 200 caracteres.').default(''),
    ncm: z.string().default(''),
    extipi: z.string().max(3, 'Use no máximo 3 caracteres.').default(''),
    palavras: z.string().trim().max(100, 'Use no máximo 100 caracteres.').default(''),
    ano: z
      .int()
      .min(2018, 'Informe um ano a partir de 2018.')
      .max(2026, 'Informe um ano até 2026.')
      .nullable()
      .default(null),
    contar: z.boolean(),
    corrige: z.boolean().default(false),
    motivo: reason,
    evidencia: z.string().trim().max(500, 'Use no máximo 500 caracteres.').default(''),
    /** An attachment of an assessment of the consultancy. */
    id_anexo: z.string().nullable().default(null),
    de: day,
    ate: day,
  })
  .check(({ value, issues }) => {
    const refuse = (path: string, message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value });
    if (value.alcance === 'cliente' && value.id_client === null) refuse('id_client', 'Informe o cliente.');
    if (value.alcance === 'consultoria' && value.tipo !== 'palavras') {
      refuse('alcance', 'Para toda a consultoria, decida por NCM e palavras.');
    }
    if (value.tipo === 'atacadista' && value.ano === null) refuse('ano', 'Informe o ano.');
    if (value.tipo !== 'atacadista' && !/^\d{8}$/.test(value.ncm)) refuse('ncm', 'Informe os 8 dígitos do NCM.');
    if (value.tipo === 'produto' && value.codigo === null) refuse('codigo', 'Informe o código do produto.');
    if (value.corrige && value.tipo === 'atacadista') refuse('corrige', 'Para bebidas frias, decida pelo ano.');
    if (value.corrige && value.evidencia === '' && value.id_anexo === null) {
      refuse('evidencia', 'Para contrariar as regras, descreva a evidência ou anexe um arquivo.');
    }
  })
  .check(inOrder);
export type NewDecision = z.input<typeof newDecision>;

/** A decision whose effect is shown before it is stored. */
export type ProposedDecision = z.output<typeof newDecision> & { id: string };

/** Reason of a revocation. */
export const revocation = z.object({ motivo: reason });

/** Most decisions that are made or revoked at once. */
export const maxDecisions = 200;
const tooMany = `Decida sobre até ${maxDecisions} produtos de uma vez.`;

/** Decisions of one scope that are stored together or not at all. */
const severalDecisions = z
  .object({ decisoes: z.array(newDecision).min(1).max(maxDecisions, tooMany) })
  .check(({ value: { decisoes }, issues }) => {
    if (new Set(decisoes.map(({ id_client }) => id_client)).size < 2) return;
    const message = 'Decida sobre produtos de um cliente de cada vez.';
    issues.push({ code: 'custom', path: ['decisoes'], message, input: decisoes });
  });

export const simplesDecisionsApi = {
  list: endpoint('GET /simples-decisoes', {
    summary: 'Decisões sobre itens a revisar, as mais novas primeiro',
    query: decisionList.query,
    response: z.object({ data: z.array(simplesDecision), page }),
  }),
  create: endpoint('POST /simples-decisoes', {
    summary: 'Decidir se um produto a revisar conta como monofásico',
    status: 201,
    body: newDecision,
    response: enveloped(simplesDecision),
  }),
  createSeveral: endpoint('POST /simples-decisoes/varias', {
    summary: 'Decidir sobre vários produtos de um cliente com uma resposta',
    status: 201,
    body: severalDecisions,
    response: enveloped(z.array(simplesDecision)),
  }),
  revokeSeveral: endpoint('POST /simples-decisoes/revogar', {
    summary: 'Revogar várias decisões com um motivo',
    body: revocation.extend({ ids: z.array(z.string()).min(1).max(maxDecisions, tooMany) }),
    response: enveloped(z.array(simplesDecision)),
  }),
  revoke: endpoint('POST /simples-decisoes/:id/revogar', {
    summary: 'Revogar uma decisão',
    params: z.object({ id: z.string() }),
    body: revocation,
    response: enveloped(simplesDecision),
  }),
};
