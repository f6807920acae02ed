import type { NewDecision } from '@restitui/domain/simples-decisions/simples-decisions.api.ts';

/** What is decided on; the rest is asked for. */
export type DecisionSubject = Pick<NewDecision, 'tipo' | 'id_client' | 'codigo' | 'produto' | 'ncm' | 'extipi' | 'ano'>;
