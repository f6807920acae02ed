import type { NewDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';

/** The subject of a new decision; the user enters the rest. */
export type DecisionSubject = Pick<NewDecision, 'tipo' | 'id_client' | 'codigo' | 'produto' | 'ncm' | 'extipi' | 'ano'>;
