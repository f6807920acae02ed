/** Limits of the two uploaded files, with their messages. */
export const analysisFiles = {
  maxBytes: 1024 ** 3,
  extension: '.zip',
  bothNeeded: 'Por favor, selecione ambos os arquivos antes de enviar.',
  onlyZip: 'Apenas arquivos ZIP são permitidos.',
  tooLarge: 'Arquivo muito grande. O tamanho máximo é 1GB.',
} as const;
