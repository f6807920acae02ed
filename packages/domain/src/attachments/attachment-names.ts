/** What an attachment of a credit may be (W-183). */
export const creditAttachmentNames = [
  'RECIBO DCTF WEB',
  'RECIBO PER/DCOMP',
  'DECLARAÇÃO COMPLETA',
  'DARF COMPLEMENTAR PARA PAGAMENTO',
  'OUTROS',
  'TABELA DE INCIDÊNCIA',
  'RESUMOS SINTÉTICOS',
] as const;

/** What one of an apuração may be (W-184). */
export const otherAttachmentNames = [
  'PERS',
  'COMUNICADO DE COMPENSAÇÃO DE OFÍCIO',
  'AVISO DE RECEBIMENTO',
  'OUTROS',
] as const;

/** The choice that asks for a name of one's own (client-work C-78). */
export const ownName = 'OUTROS';
