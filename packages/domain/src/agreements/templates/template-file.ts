/** Limits of a template's document, with their pt-BR messages. */
export const templateFile = {
  maxBytes: 10 * 1024 ** 2,
  extensions: ['.docx', '.html', '.htm', '.pdf', '.doc'],
  missing: 'Por favor, selecione um arquivo antes de finalizar.',
  messages: {
    extension: 'Envie um arquivo DOCX, HTML, PDF ou DOC.',
    size: 'Arquivo muito grande. O tamanho máximo é 10 MB.',
  },
  oldWord: 'Este é um documento do Word antigo (.doc) com outro nome. Abra-o no Word e salve como .docx.',
  oldWordKept:
    'Um documento do Word antigo (.doc) fica guardado como anexo e nada é preenchido nele. Para usar os campos, salve-o como .docx e envie de novo.',
  protected: 'O documento está protegido por senha. Salve-o sem senha e tente outra vez.',
} as const;
