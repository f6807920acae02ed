/** Attachment names offered for a credit (W-183). */
export const creditAttachmentNames = [
  'RECIBO DCTF WEB',
  'RECIBO PER/DCOMP',
  'DECLARAÇÃO COMPLETA',
  'DARF COMPLEMENTAR PARA PAGAMENTO',
  'OUTROS',
  'TABELA DE INCIDÊNCIA',
  'RESUMOS SINTÉTICOS',
] as const;

/** Attachment names offered for an assessment (W-184). */
export const otherAttachmentNames = [
  'PERS',
  'COMUNICADO DE COMPENSAÇÃO DE OFÍCIO',
  'AVISO DE RECEBIMENTO',
  'OUTROS',
] as const;

/** The option for a custom name (client-work C-78). */
export const ownName = 'OUTROS';
