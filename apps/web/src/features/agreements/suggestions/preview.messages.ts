/** Texts of the preview, apart from those that every page of an agreement loads. */
export const previewMessages = {
  previewMissing: 'Dados de pré-visualização não encontrados',
  askToReject: 'Tem certeza que deseja rejeitar esta alteração?',
  reasonHelp: 'Quem pediu a alteração lê o motivo.',
  askToApprove: 'Deseja aplicar esta alteração ao contrato?',
  becomesVersion: 'O texto passa a ser a próxima versão do contrato. Quem já assinou a atual assina de novo.',
  withoutText: 'Ninguém escreveu ainda o texto desta alteração: o contrato fica como está.',
  unwritten: 'O texto desta alteração ainda não foi escrito. Abaixo está o contrato como ele é hoje.',
  tooLate: 'O contrato já foi assinado pela parte, fechado ou encerrado: esta alteração não pode mais ser aceita.',
} as const;
