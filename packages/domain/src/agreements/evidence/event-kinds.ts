import { z } from 'zod';

/** Kinds of entries in a tenant's evidence chain. The list is closed, so that each has a label. */
export const eventKind = z.enum([
  'abertura',
  'leitura',
  'aceite',
  'codigo-enviado',
  'codigo-conferido',
  'codigo-recusado',
  'ato',
  'identidade-capturada',
  'identidade-verificada',
  'identidade-negada',
  'link-criado',
  'link-revogado',
  'lembrete',
  'fechamento',
  'selagem',
  'exportacao',
  'apagamento',
  'registro',
]);
export type EventKind = z.infer<typeof eventKind>;

/** pt-BR labels on evidence pages and screens. */
export const eventKindLabels: Record<EventKind, string> = {
  abertura: 'Contrato aberto',
  leitura: 'Contrato lido até o fim',
  aceite: 'Termos da assinatura eletrônica aceitos',
  'codigo-enviado': 'Código de confirmação enviado',
  'codigo-conferido': 'Código de confirmação conferido',
  'codigo-recusado': 'Código de confirmação recusado',
  ato: 'Contrato assinado',
  'identidade-capturada': 'Identidade apresentada',
  'identidade-verificada': 'Identidade verificada',
  'identidade-negada': 'Identidade não aceita',
  'link-criado': 'Link de acesso criado',
  'link-revogado': 'Link de acesso revogado',
  lembrete: 'Lembrete de assinatura enviado',
  fechamento: 'Contrato fechado para assinatura',
  selagem: 'Documento selado',
  exportacao: 'Dados exportados',
  apagamento: 'Dados pessoais apagados',
  registro: 'Dados registrados',
};
