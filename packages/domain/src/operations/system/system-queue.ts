import { z } from 'zod';

/** Queues of background work, in the order in which the page lists them. */
export const systemQueue = z.enum([
  'simples-analysis',
  'simples-effect',
  'note-authenticity',
  'simples-dossier',
  'notes-sheet',
  'file-analysis',
  'file-analysis-dossier',
  'portfolio-import',
  'client-export',
  'sample-company',
  'seal-agreement',
  'send-message',
  'password-request',
  'boleto-check',
  'boleto-poll',
  'alert-sweep',
  'contract-reminders',
  'agreement-expiry',
  'unfinished-templates',
  'anchor-evidence',
  'chain-activity',
  'erase-person',
  'privacy-sweep',
  'file-sweep',
  'backup',
]);
export type SystemQueue = z.infer<typeof systemQueue>;

export const systemQueueLabels: Record<SystemQueue, string> = {
  'simples-analysis': 'Análises do Simples',
  'simples-effect': 'Testes de decisões',
  'note-authenticity': 'Autenticidade das notas',
  'simples-dossier': 'Dossiês do Simples',
  'notes-sheet': 'Planilhas de notas',
  'file-analysis': 'Análises de folha e SPED',
  'file-analysis-dossier': 'Dossiês de folha e SPED',
  'portfolio-import': 'Importações de carteira',
  'client-export': 'Planilhas de clientes',
  'sample-company': 'Empresas de exemplo',
  'seal-agreement': 'Selos de contratos',
  'send-message': 'E-mails e WhatsApp',
  'password-request': 'Pedidos de senha',
  'boleto-check': 'Consultas de boletos',
  'boleto-poll': 'Busca de pagamentos',
  'alert-sweep': 'Varredura de alertas',
  'contract-reminders': 'Lembretes de contratos',
  'agreement-expiry': 'Vencimento de minutas',
  'unfinished-templates': 'Modelos não concluídos',
  'anchor-evidence': 'Âncoras das evidências',
  'chain-activity': 'Cadeia do registro de atividades',
  'erase-person': 'Eliminação de dados pessoais',
  'privacy-sweep': 'Prazos de privacidade',
  'file-sweep': 'Limpeza de arquivos',
  backup: 'Backup agendado',
};

/**
 * Queues whose records are marked as failed when the retries of a job are used up. Their jobs then find nothing to do:
 * the work is started again on the screen that it was asked for on.
 */
const closedByFailure: readonly SystemQueue[] = [
  'simples-analysis',
  'simples-effect',
  'note-authenticity',
  'simples-dossier',
  'notes-sheet',
  'file-analysis',
  'file-analysis-dossier',
  'client-export',
  'sample-company',
];

/** Returns whether a failed job of the queue does its work when it is repeated. */
export function isRepeatable(queue: SystemQueue): boolean {
  return !closedByFailure.includes(queue);
}
