/** Limits of each of the two uploaded files, with their pt-BR messages. */
export const analysisFile = {
  maxBytes: 1024 ** 3,
  extensions: ['.zip'],
  bothNeeded: 'Por favor, selecione ambos os arquivos antes de enviar.',
  messages: {
    extension: 'Apenas arquivos ZIP são permitidos.',
    size: 'Arquivo muito grande. O tamanho máximo é 1GB.',
  },
} as const;
