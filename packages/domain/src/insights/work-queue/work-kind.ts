import { counted } from '@restitui/brazil/counted.ts';
import { z } from 'zod';
import type { AlertKind } from '../alerts/alert-kind.ts';
import type { PendingKind } from '../pending-items/pending-kind.ts';

/** Kinds of work, one per thing to do. */
export const workKind = z.enum([
  'prescricao',
  'recurso',
  'despacho',
  'pedir',
  'honorario',
  'procuracao',
  'decidir_produtos',
  'decidir',
  'verificar',
  'completar',
  'assinar',
  'retomar',
  'receber',
  'mensagem',
  'documento',
  'link',
  'falha',
  'boleto',
  'cadastro',
  'comissao',
  'convite',
  'atribuir',
  'apurar',
  'titular',
  'contato',
  'aviso',
]);
export type WorkKind = z.infer<typeof workKind>;

/** Label of the action of each kind, and the noun that counts several. */
const texts: Record<WorkKind, { action: string; one: string; many: string }> = {
  prescricao: { action: 'Pedir', one: 'pagamento a prescrever', many: 'pagamentos a prescrever' },
  recurso: { action: 'Recorrer', one: 'recurso a decidir', many: 'recursos a decidir' },
  despacho: { action: 'Cobrar', one: 'despacho atrasado', many: 'despachos atrasados' },
  pedir: { action: 'Pedir', one: 'retificadora sem pedido', many: 'retificadoras sem pedido' },
  honorario: { action: 'Lançar', one: 'honorário a lançar', many: 'honorários a lançar' },
  procuracao: { action: 'Renovar', one: 'procuração', many: 'procurações' },
  decidir_produtos: { action: 'Decidir', one: 'produto a decidir', many: 'produtos a decidir' },
  decidir: { action: 'Decidir', one: 'contrato a decidir', many: 'contratos a decidir' },
  verificar: { action: 'Conferir', one: 'identidade a conferir', many: 'identidades a conferir' },
  completar: { action: 'Completar', one: 'contrato sem dados', many: 'contratos sem dados' },
  assinar: { action: 'Abrir', one: 'contrato sem assinatura', many: 'contratos sem assinatura' },
  retomar: { action: 'Retomar', one: 'contrato a retomar', many: 'contratos a retomar' },
  receber: { action: 'Cobrar', one: 'documento a receber', many: 'documentos a receber' },
  mensagem: { action: 'Responder', one: 'mensagem', many: 'mensagens' },
  documento: { action: 'Abrir', one: 'documento recebido', many: 'documentos recebidos' },
  link: { action: 'Gerar link', one: 'link pedido', many: 'links pedidos' },
  falha: { action: 'Abrir', one: 'falha', many: 'falhas' },
  boleto: { action: 'Cobrar', one: 'boleto vencido', many: 'boletos vencidos' },
  cadastro: { action: 'Ativar', one: 'cadastro a ativar', many: 'cadastros a ativar' },
  comissao: { action: 'Decidir', one: 'comissão a aprovar', many: 'comissões a aprovar' },
  convite: { action: 'Abrir', one: 'convite não aceito', many: 'convites não aceitos' },
  atribuir: { action: 'Atribuir', one: 'produto sem analista', many: 'produtos sem analista' },
  apurar: { action: 'Apurar', one: 'produto sem apuração', many: 'produtos sem apuração' },
  titular: { action: 'Decidir', one: 'solicitação de titular', many: 'solicitações de titulares' },
  contato: { action: 'Abrir', one: 'contato do site', many: 'contatos do site' },
  aviso: { action: 'Resolver', one: 'aviso', many: 'avisos' },
};

/** Returns the label of the button that opens work of this kind. */
export function workAction(kind: WorkKind): string {
  return texts[kind].action;
}

/** Returns '3 contatos do site'. */
export function countedWork(kind: WorkKind, number: number): string {
  return counted(number, texts[kind].one, texts[kind].many);
}

/** The work that an alert asks for; null where another source has the same work with its amount and last day. */
export const workOfAlert: Record<AlertKind, WorkKind | null> = {
  PROCURACAO_VENCENDO: 'procuracao',
  PROCURACAO_EXPIRADA: 'procuracao',
  CONTRATO_SEM_ASSINATURA: null,
  CREDITO_A_PRESCREVER: null,
  RETIFICADORA_SEM_PEDIDO: 'pedir',
  DESPACHO_ATRASADO: null,
  RECURSO_A_VENCER: null,
  HONORARIO_A_LANCAR: 'honorario',
  NOVO_LEAD: 'contato',
  CADASTRO_PENDENTE: 'cadastro',
  COMISSAO_A_APROVAR: 'comissao',
  ANALISE_FALHOU: 'falha',
  BOLETO_VENCIDO: 'boleto',
  BOLETO_PAGO_EM_DOBRO: 'boleto',
  SELAGEM_PARADA: 'falha',
  OBSERVACAO: 'aviso',
  MENSAGEM_DO_CLIENTE: 'mensagem',
  DOCUMENTO_DO_CLIENTE: 'documento',
  LINK_PEDIDO: 'link',
  AVISO: 'aviso',
};

export const workOfPending: Record<PendingKind, WorkKind> = {
  decidir: 'decidir',
  verificar: 'verificar',
  completar: 'completar',
  assinar: 'assinar',
  retomar: 'retomar',
  receber: 'receber',
};

/** Kinds that are one row for all clients, because the work is done for several at once. */
export const joinsClients: readonly WorkKind[] = ['atribuir'];

/** Kinds in which nothing can be requested until they are done: the client's whole open credit is at stake. */
export const holdsCredit: readonly WorkKind[] = ['procuracao', 'decidir', 'completar', 'assinar', 'retomar', 'falha'];
