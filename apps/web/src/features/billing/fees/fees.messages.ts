export const feeMessages = {
  loadFailed: 'Não foi possível carregar os honorários.',
  statementFailed: 'Não foi possível carregar o extrato.',
  nothing: 'Nenhum lançamento neste mês',
  charged: 'Boleto gerado para os honorários.',
  chargeFailed: 'O boleto foi gerado, mas não foi ligado aos honorários.',
  exported: (file: string) => `Extrato salvo: ${file}`,
  exportFailed: 'Erro ao exportar o extrato.',
  paidOut: 'Repasse registrado.',
  payoutFailed: 'O repasse não foi registrado.',
  payoutReversed: 'Repasse estornado.',
  reverseFailed: 'Não foi possível estornar o repasse.',
} as const;
