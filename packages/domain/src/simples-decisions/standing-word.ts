import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { DecisionScope, SimplesDecision } from './simples-decisions.api.ts';

/** A decision on items as the analysis takes it. Days are `AAAA-MM-DD`. */
export interface StandingDecision {
  id: string;
  alcance: DecisionScope;
  codigo: string | null;
  ncm: string;
  extipi: string;
  palavras: string;
  monofasico: boolean;
  de: string | null;
  ate: string | null;
  motivo: string;
  autor: string;
  em: string;
}

/** All that analysts have decided for one client, as it stands at a moment. */
export interface StandingWord {
  decisoes: StandingDecision[];
  /** By year: the client sells cold drinks mostly to companies, so that they do not count. */
  atacadista: Record<string, boolean>;
}

/** What decisions in force say of a client, as the analysis takes it: its own and those of the whole consultancy. */
export function standingWordOf(inForce: readonly SimplesDecision[], id_client: string): StandingWord {
  const rows = inForce.filter((decision) => decision.id_client === null || decision.id_client === id_client);
  return {
    decisoes: rows
      .filter(({ tipo }) => tipo !== 'atacadista')
      .map(({ id, alcance, codigo, ncm, extipi, palavras, contar, de, ate, motivo, autor, em }) => ({
        ...{ id, alcance, codigo, ncm, extipi, palavras, monofasico: contar, de, ate, motivo, autor },
        em: dayInBrazil(new Date(em)),
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
    atacadista: Object.fromEntries(
      rows.flatMap(({ tipo, ano, contar }) => (tipo === 'atacadista' ? [[String(ano), !contar]] : [])),
    ),
  };
}
