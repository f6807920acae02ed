import type { ClientStatus } from '@restitui/domain/crm/clients/client-status.ts';

/** Percentage of clients in each status. */
const shares: Record<ClientStatus, number> = {
  ATIVO: 46,
  NOVO: 10,
  PENDENTE: 8,
  INADIMPLENTE: 6,
  PROCURACAO_EXPIRADA: 7,
  PROCURACAO_CANCELADA: 4,
  SEM_OPORTUNIDADE: 7,
  JURIDICO: 4,
  INATIVO: 4,
  BLOQUEADO: 4,
};

/** Returns the statuses of `count` clients, each status included. */
export function clientStatuses(count: number): ClientStatus[] {
  const statuses = Object.entries(shares).flatMap(([status, share]) =>
    Array.from({ length: Math.max(1, Math.floor((share * count) / 100)) }, () => status as ClientStatus),
  );
  while (statuses.length < count) statuses.push('ATIVO');
  return statuses;
}
