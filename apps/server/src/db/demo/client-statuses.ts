import type { ClientStatus } from '@restitui/domain/clients/client-status.ts';

/** Of a hundred clients, how many are in each status. */
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

/** A portfolio of `count` clients with every status in it. */
export function clientStatuses(count: number): ClientStatus[] {
  const statuses = Object.entries(shares).flatMap(([status, share]) =>
    Array.from({ length: Math.max(1, Math.floor((share * count) / 100)) }, () => status as ClientStatus),
  );
  while (statuses.length < count) statuses.push('ATIVO');
  return statuses;
}
