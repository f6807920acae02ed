import { counted } from '@restitui/brazil/counted.ts';
export const alertMessages = {
  acknowledge: 'Marque todos os alertas como lidos ou resolvidos para continuar.',
  locked: 'Abre quando não houver alertas não vistos.',
  none: 'Nenhum alerta encontrado.',
  listFailed: 'Erro ao carregar os alertas.',
  read: 'Alerta marcado como lido.',
  readFailed: 'Erro ao marcar o alerta como lido.',
  allRead: 'Todos os alertas foram marcados como lidos.',
  allReadFailed: 'Erro ao marcar os alertas como lidos.',
  resolved: 'Alerta resolvido.',
  resolveFailed: 'Erro ao resolver o alerta.',
} as const;

/** Returns the accessible name of the badge. */
export function unreadLabel(unread: number): string {
  return counted(unread, 'não visto', 'não vistos');
}
