import { formatDay } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';

interface FailedBackup {
  name: string;
  /** When the last complete backup was made; null for none. */
  lastAt: string | null;
  /** Address of the page 'Sistema'. */
  link: string;
}

/** Builds the e-mail about a scheduled backup that failed for the last time. It names no error: those may hold data. */
export function failedBackupText({ name, lastAt, link }: FailedBackup) {
  const last = lastAt ? `O último backup completo é de ${formatDay(lastAt)}.` : 'Ainda não há backup completo.';
  return {
    subject: 'O backup agendado falhou',
    text: `Olá, ${displayName(name)}.

O backup agendado não ficou pronto, depois de novas tentativas. ${last} Os backups antigos não foram removidos.

O motivo está em 'Tarefas com falha' da página Sistema, onde a tarefa pode ser repetida:

${link}`,
  };
}
