/** Accepted files of an attachment, with their error messages. */
export const attachmentFile = {
  maxBytes: 25 * 1024 ** 2,
  extensions: ['.pdf', '.doc', '.docx', '.csv', '.xls', '.xlsx'],
  required: 'Arquivo de Anexo é obrigatório',
  messages: {
    extension: 'Envie um arquivo PDF, DOC, DOCX, CSV, XLS ou XLSX.',
    size: 'Arquivo muito grande. O tamanho máximo é 25 MB.',
  },
  content: 'O conteúdo do arquivo não corresponde ao seu tipo. Abra-o, salve-o de novo e envie outra vez.',
} as const;
