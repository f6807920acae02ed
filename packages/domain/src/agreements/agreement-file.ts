/** What an attached contract may be, with the words for what it is not. */
export const agreementFile = {
  maxBytes: 20 * 1024 ** 2,
  extensions: ['.pdf'],
  missing: 'Arquivo de minuta é obrigatório',
  extension: 'Envie um arquivo PDF.',
  tooLarge: 'Arquivo muito grande. O tamanho máximo é 20 MB.',
} as const;
