import type { ClientMessage } from '../../crm/client-selection/client-message.ts';
import type { WorkKind } from './work-kind.ts';
import type { WorkItem } from './work-queue.api.ts';

type Prepared = Pick<ClientMessage, 'assunto' | 'texto'>;

const texts: Partial<Record<WorkKind, (item: Pick<WorkItem, 'texto'>) => Prepared>> = {
  procuracao: () => ({
    assunto: 'Procuração da {empresa} na Receita',
    texto:
      '{nome}, a procuração da {empresa} na Receita precisa ser renovada: sem ela nada pode ser transmitido. A renovação é feita no e-CAC, em poucos minutos. Se precisar de ajuda, responda a esta mensagem.',
  }),
  receber: ({ texto }) => ({
    assunto: 'Falta um documento da {empresa}',
    texto: `{nome}, ainda falta um documento da {empresa}: ${texto.replace(/[{}]/g, '')}. Você pode enviá-lo pelo portal: {portal}`,
  }),
  assinar: () => ({
    assunto: 'Contrato da {empresa} para assinar',
    texto: '{nome}, o contrato da {empresa} está pronto para ler e assinar pelo celular. Abra o portal: {portal}',
  }),
  completar: () => ({
    assunto: 'Faltam dados no contrato da {empresa}',
    texto: '{nome}, faltam alguns dados para escrever o contrato da {empresa}. Complete-os pelo portal: {portal}',
  }),
  boleto: () => ({
    assunto: 'Boleto da {empresa} em aberto',
    texto:
      '{nome}, consta em aberto um boleto da {empresa}. Se já pagou, desconsidere esta mensagem. Os boletos estão no portal: {portal}',
  }),
};

/**
 * Returns the message that reminds the client of what an item waits for, with the placeholders of `clientMessage`;
 * undefined where the client has nothing to do.
 */
export function preparedMessage(
  item: Pick<WorkItem, 'tipo' | 'texto' | 'id_client' | 'depende' | 'alerta'>,
): Prepared | undefined {
  const { tipo, id_client, depende, alerta } = item;
  if (id_client === null || (alerta === null && depende !== 'cliente')) return undefined;
  if (alerta?.kind === 'BOLETO_PAGO_EM_DOBRO') return undefined;
  return texts[tipo]?.(item);
}
