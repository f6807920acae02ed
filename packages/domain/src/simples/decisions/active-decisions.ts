import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { DecisionScope } from './decision-list.ts';
import type { ProposedDecision, SimplesDecision } from './simples-decisions.api.ts';

/** A decision on items in the format of the engine. Days are `AAAA-MM-DD`. */
export interface ActiveDecision {
  id: string;
  alcance: DecisionScope;
  codigo: string | null;
  ncm: string;
  extipi: string;
  palavras: string;
  monofasico: boolean;
  /** Also applies to items that the rules settle; absent in results made before this was possible. */
  corrige?: boolean;
  de: string | null;
  ate: string | null;
  motivo: string;
  autor: string;
  em: string;
}

/** All decisions active for one client at a moment, in the format of the engine. */
export interface ActiveDecisions {
  decisoes: ActiveDecision[];
  /** By year: the client sells cold drinks mostly to companies, so that they are not counted. */
  atacadista: Record<string, boolean>;
}

/** The fields of a decision that the engine's format is made of. */
export type DecisionInForce = Omit<
  SimplesDecision,
  'empresa' | 'produto' | 'anexo' | 'revogada_por' | 'revogada_em' | 'motivo_revogacao'
>;

/**
 * Selects the active decisions for a client, its own and those of the whole consultancy, and converts them to the
 * engine's format.
 */
export function activeDecisionsFor(inForce: readonly DecisionInForce[], id_client: string): ActiveDecisions {
  const rows = inForce.filter((decision) => decision.id_client === null || decision.id_client === id_client);
  return {
    decisoes: rows
      .filter(({ tipo }) => tipo !== 'atacadista')
      .map(({ id, alcance, codigo, ncm, extipi, palavras, contar, corrige, de, ate, autor, em, ...decision }) => ({
        ...{ id, alcance, codigo, ncm, extipi, palavras, monofasico: contar, corrige, de, ate, autor },
        motivo: reasonOf(decision),
        em: dayInBrazil(new Date(em)),
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    atacadista: Object.fromEntries(
      rows.flatMap(({ tipo, ano, contar }) => (tipo === 'atacadista' ? [[String(ano), !contar]] : [])),
    ),
  };
}

function reasonOf({ motivo, evidencia }: Pick<SimplesDecision, 'motivo' | 'evidencia'>): string {
  return evidencia ? `${motivo} Evidência: ${evidencia}` : motivo;
}

/** Adds the author and the instant to proposed decisions, so that they are applied like stored ones. */
export function withAuthor(
  proposed: readonly ProposedDecision[],
  by: Pick<SimplesDecision, 'autor' | 'em'>,
): DecisionInForce[] {
  return proposed.map(({ id_anexo: _, ...decision }) => ({ ...decision, ...by }));
}
