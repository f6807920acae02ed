import { z } from 'zod';

export const clientStatus = z.enum([
  'ATIVO',
  'BLOQUEADO',
  'INADIMPLENTE',
  'NOVO',
  'PROCURACAO_CANCELADA',
  'PROCURACAO_EXPIRADA',
  'INATIVO',
  'PENDENTE',
  'JURIDICO',
  'SEM_OPORTUNIDADE',
]);
export type ClientStatus = z.infer<typeof clientStatus>;

export const clientStatusLabels: Record<ClientStatus, string> = {
  ATIVO: 'Ativo',
  BLOQUEADO: 'Bloqueado',
  INADIMPLENTE: 'Inadimplente',
  NOVO: 'Novo',
  PROCURACAO_CANCELADA: 'Procuração cancelada',
  PROCURACAO_EXPIRADA: 'Procuração expirada',
  INATIVO: 'Inativo',
  PENDENTE: 'Pendente',
  JURIDICO: 'Jurídico',
  SEM_OPORTUNIDADE: 'Sem oportunidade',
};
