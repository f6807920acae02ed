import type { Day } from '@restitui/brazil/day.ts';
import { z } from 'zod';
import type { ClientStatus } from './client-status.ts';
import { isExpired } from './power-of-attorney.ts';

export const clientStepKind = z.enum([
  'RENOVAR_PROCURACAO',
  'ESCOLHER_SERVICO',
  'ASSINAR_CONTRATO',
  'DISTRIBUIR',
  'ANALISAR',
  'DECIDIR',
  'PEDIR',
]);

/** The next step of the work for a client; `quantidade` counts what it is about, such as months. */
export const clientStep = z.object({ tipo: clientStepKind, quantidade: z.int() });
export type ClientStep = z.infer<typeof clientStep>;

/**
 * Facts of a client from which its next step follows. Results and decisions are those of the Simples; months to request
 * are those of SPED files and of the payroll too.
 */
export interface ClientFacts {
  status: ClientStatus;
  procuracaoValidaAte: string | null;
  /** Services of the client. */
  servicos: number;
  /** Active contracts that await a signature. */
  contratos: number;
  /** Services in progress without an analyst. */
  sem_analista: number;
  /** Services in progress that the product analyses and that have no result. */
  sem_analise: number;
  /** Services in progress whose current result has items that await a decision. */
  a_decidir: number;
  /** Months with a refund of a service in progress that was not requested and has not expired; each once. */
  a_pedir: number;
}

const lostPower: readonly ClientStatus[] = ['PROCURACAO_EXPIRADA', 'PROCURACAO_CANCELADA'];
/** Statuses in which the consultancy does not work for the client. */
const ended: readonly ClientStatus[] = ['INATIVO', 'SEM_OPORTUNIDADE'];

/** Returns the first step that blocks the others; null when no work is left or the work has ended. */
export function nextStepOf(facts: ClientFacts, today: Day): ClientStep | null {
  const { status, servicos, contratos, sem_analista, sem_analise, a_decidir, a_pedir } = facts;
  if (ended.includes(status)) return null;
  if (lostPower.includes(status) || isExpired(facts, today)) return { tipo: 'RENOVAR_PROCURACAO', quantidade: 1 };
  if (servicos === 0) return { tipo: 'ESCOLHER_SERVICO', quantidade: 1 };
  if (contratos > 0) return { tipo: 'ASSINAR_CONTRATO', quantidade: contratos };
  if (sem_analista > 0) return { tipo: 'DISTRIBUIR', quantidade: sem_analista };
  if (sem_analise > 0) return { tipo: 'ANALISAR', quantidade: sem_analise };
  if (a_decidir > 0) return { tipo: 'DECIDIR', quantidade: a_decidir };
  if (a_pedir > 0) return { tipo: 'PEDIR', quantidade: a_pedir };
  return null;
}

/** Formats a step, such as 'Pedir 3 meses'. */
export function clientStepText({ tipo, quantidade }: ClientStep): string {
  const many = quantidade > 1;
  const texts: Record<ClientStep['tipo'], string> = {
    RENOVAR_PROCURACAO: 'Renovar procuração',
    ESCOLHER_SERVICO: 'Escolher serviço',
    ASSINAR_CONTRATO: many ? `Assinar ${quantidade} contratos` : 'Assinar contrato',
    DISTRIBUIR: many ? `Distribuir ${quantidade} serviços` : 'Distribuir serviço',
    ANALISAR: 'Gerar análise',
    DECIDIR: 'Decidir itens',
    PEDIR: many ? `Pedir ${quantidade} meses` : 'Pedir 1 mês',
  };
  return texts[tipo];
}
