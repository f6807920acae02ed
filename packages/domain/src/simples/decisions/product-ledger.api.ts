import { z } from 'zod';
import { endpoint, enveloped, page, pageQuery } from '../../wire/endpoint.ts';
import { itemGroup } from '../analysis/item-filters.ts';
import { simplesDecision } from './simples-decisions.api.ts';

const money = z.number();

/** Part of the ledger: products with a suspicion, open ones, counted ones, others, and those with a decision. */
export const ledgerPart = z.enum(['todos', 'suspeitos', 'a_decidir', 'contados', 'fora', 'decididos']);
export type LedgerPart = z.infer<typeof ledgerPart>;

export const suspicionKind = z.enum(['DESCRICAO_NCM', 'NCM_MUDOU', 'CST_04', 'TRATADO_DIFERENTE']);
export type SuspicionKind = z.infer<typeof suspicionKind>;

/** A reason to look at a product, as one sentence. */
export const suspicion = z.object({ tipo: suspicionKind, texto: z.string() });
export type Suspicion = z.infer<typeof suspicion>;

/** A decision in force for a like product of another client of the consultancy. */
export const precedent = simplesDecision.pick({
  ...{ id: true, empresa: true, produto: true, contar: true, motivo: true, evidencia: true, autor: true, em: true },
});
export type Precedent = z.infer<typeof precedent>;

/** A product of all months of a result, by code, name and NCM as printed. Money in reais. */
export const ledgerProduct = z.object({
  codigo: z.string(),
  produto: z.string(),
  ncm: z.string(),
  cest: z.string(),
  extipi: z.string(),
  /** The group of its largest part. */
  grupo: itemGroup,
  /** Some items await a decision. */
  revisar: z.boolean(),
  /** The sentence and the law of its largest part. */
  regra: z.string(),
  lei: z.string(),
  /** The documents that would prove its weakest claim; empty when nothing has to be proved. */
  prova_pedida: z.string(),
  /** The sentence without its part about ICMS: why it counts as monofásico, does not or is open. */
  classificacao: z.string(),
  itens: z.int(),
  valor: money,
  /** The part that counts as monofásico. */
  contado: money,
  /** Its part of the refund, and its part if all of it counted; estimated with each month's rates. */
  efeito: money,
  efeito_possivel: money,
  meses: z.array(z.object({ competencia: z.string(), itens: z.int(), valor: money })),
  suspeitas: z.array(suspicion),
  /** The decision in force for it. */
  decisao: simplesDecision.nullable(),
  /** Only for users who may list decisions. */
  precedentes: z.array(precedent),
});
export type LedgerProduct = z.infer<typeof ledgerProduct>;

/**
 * Legal position of a product that awaits a decision: a proof is missing, there are arguments on both sides, or the
 * notes carry it as monofásico and the rules do not count it.
 */
export const legalPosition = z.enum(['falta_prova', 'discutivel', 'sai_do_declarado']);
export type LegalPosition = z.infer<typeof legalPosition>;

/** Most products that are listed of one position. */
export const maxReviewed = 100;

/** The open products of one legal position, those with the largest effect first. Money in reais. */
export const reviewGroup = z.object({
  posicao: legalPosition,
  /** Sums of all its products, listed or not. */
  total: z.int(),
  valor: money,
  /** Change by the other answer, as `ledgerEffect` returns it. */
  efeito: money,
  produtos: z.array(ledgerProduct),
});
export type ReviewGroup = z.infer<typeof reviewGroup>;

export const productLedgerApi = {
  list: endpoint('GET /simples-revisoes/:id_apuracao/produtos', {
    summary: 'Produtos de todos os meses de uma análise, com classificação, efeito, suspeitas e decisões',
    params: z.object({ id_apuracao: z.string() }),
    query: pageQuery.extend({ q: z.string().trim().max(100).default(''), parte: ledgerPart.default('todos') }),
    response: z.object({
      data: z.array(ledgerProduct),
      page,
      /** Number of products in each part, whatever the search. */
      contagens: z.record(ledgerPart, z.int()),
    }),
  }),
  groups: endpoint('GET /simples-revisoes/:id_apuracao/grupos', {
    summary: 'Produtos que esperam a decisão de um analista, por posição jurídica',
    params: z.object({ id_apuracao: z.string() }),
    response: enveloped(z.array(reviewGroup)),
  }),
};
