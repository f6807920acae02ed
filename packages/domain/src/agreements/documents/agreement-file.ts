/** Limits of an attached PDF, with their pt-BR messages. */
export const agreementFile = {
  maxBytes: 20 * 1024 ** 2,
  extensions: ['.pdf'],
  missing: 'Arquivo de minuta é obrigatório',
  messages: { extension: 'Envie um arquivo PDF.', size: 'Arquivo muito grande. O tamanho máximo é 20 MB.' },
} as const;
