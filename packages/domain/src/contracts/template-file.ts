/** What a template's document may be, with the words for what it is not. */
export const templateFile = {
  maxBytes: 10 * 1024 ** 2,
  /** `.doc` is among them so that it is refused with its own words. */
  extensions: ['.docx', '.html', '.htm', '.pdf', '.doc'],
  missing: 'Por favor, selecione um arquivo antes de finalizar.',
  extension: 'Envie um arquivo DOCX, HTML ou PDF.',
  oldWord: 'Este é um documento do Word antigo (.doc). Abra-o no Word e salve como .docx.',
  tooLarge: 'Arquivo muito grande. O tamanho máximo é 10 MB.',
} as const;
