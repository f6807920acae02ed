import { z } from 'zod';

/** Kinds of alerts: one per source of decision D-27, and actions of clients in their portal. */
export const alertKind = z.enum([
  'PROCURACAO_VENCENDO',
  'PROCURACAO_EXPIRADA',
  'CONTRATO_SEM_ASSINATURA',
  'CREDITO_A_PRESCREVER',
  'NOVO_LEAD',
  'CADASTRO_PENDENTE',
  'COMISSAO_A_APROVAR',
  'ANALISE_FALHOU',
  'BOLETO_VENCIDO',
  'BOLETO_PAGO_EM_DOBRO',
  'SELAGEM_PARADA',
  'OBSERVACAO',
  'MENSAGEM_DO_CLIENTE',
  'DOCUMENTO_DO_CLIENTE',
  'LINK_PEDIDO',
  'AVISO',
]);
export type AlertKind = z.infer<typeof alertKind>;

export const alertKindLabels: Record<AlertKind, string> = {
  PROCURACAO_VENCENDO: 'Procuração a vencer',
  PROCURACAO_EXPIRADA: 'Procuração expirada',
  CONTRATO_SEM_ASSINATURA: 'Contrato sem assinatura',
  CREDITO_A_PRESCREVER: 'Crédito a prescrever',
  NOVO_LEAD: 'Novo contato',
  CADASTRO_PENDENTE: 'Cadastro a ativar',
  COMISSAO_A_APROVAR: 'Comissão a aprovar',
  ANALISE_FALHOU: 'Análise com falha',
  BOLETO_VENCIDO: 'Boleto vencido',
  BOLETO_PAGO_EM_DOBRO: 'Boleto pago em dobro',
  SELAGEM_PARADA: 'Contrato sem selo',
  OBSERVACAO: 'Observação',
  MENSAGEM_DO_CLIENTE: 'Mensagem do cliente',
  DOCUMENTO_DO_CLIENTE: 'Documento do cliente',
  LINK_PEDIDO: 'Novo link pedido',
  AVISO: 'Aviso',
};

/** Resolution messages of alerts whose cause ended before a user resolved them. */
export const clearedMessages: Record<AlertKind, string> = {
  PROCURACAO_VENCENDO: 'Resolvido automaticamente: o prazo da procuração mudou.',
  PROCURACAO_EXPIRADA: 'Resolvido automaticamente: a procuração não está mais expirada.',
  CONTRATO_SEM_ASSINATURA: 'Resolvido automaticamente: o contrato não espera mais assinatura.',
  CREDITO_A_PRESCREVER: 'Resolvido automaticamente: não há mais crédito a prescrever neste mês.',
  NOVO_LEAD: 'Resolvido automaticamente: o contato já está em atendimento.',
  CADASTRO_PENDENTE: 'Resolvido automaticamente: o cadastro foi ativado, recusado ou excluído.',
  COMISSAO_A_APROVAR: 'Resolvido automaticamente: a comissão foi decidida ou o cadastro, excluído.',
  ANALISE_FALHOU: 'Resolvido automaticamente: uma nova análise foi concluída.',
  BOLETO_VENCIDO: 'Resolvido automaticamente: o boleto não está mais vencido.',
  BOLETO_PAGO_EM_DOBRO: 'Resolvido automaticamente: um dos pagamentos foi devolvido.',
  SELAGEM_PARADA: 'Resolvido automaticamente: o contrato foi selado.',
  OBSERVACAO: 'Resolvido automaticamente: a observação deixou de ser um alerta.',
  MENSAGEM_DO_CLIENTE: 'Resolvido automaticamente: a mensagem foi respondida.',
  DOCUMENTO_DO_CLIENTE: 'Resolvido automaticamente: o documento foi aberto.',
  LINK_PEDIDO: 'Resolvido automaticamente: um novo link foi gerado.',
  AVISO: 'Resolvido automaticamente: o aviso não vale mais.',
};
