export const linkMessages = {
  loadFailed: 'Não foi possível carregar os links.',
  none: 'Nenhum link ainda',
  noneHelp: 'Um link abre o contrato sem senha por 30 dias. Gere um e envie ao proprietário.',
  created: 'Link gerado.',
  sent: 'Link gerado e enviado ao proprietário.',
  createFailed: 'Não foi possível gerar o link.',
  revoked: 'Link revogado. Ele não abre mais o contrato.',
  revokeFailed: 'Não foi possível revogar o link.',
  revokeHelp: 'Quem tem este link não abre mais o contrato, e os lembretes param até um novo ser gerado.',
  asked: 'Pedido enviado',
  askedHelp: 'A consultoria foi avisada e vai enviar um novo link pelo e-mail ou WhatsApp do cadastro.',
  askFailed: 'Não foi possível enviar o pedido.',
} as const;
