export const partnershipMessages = {
  loadFailed: 'Não foi possível carregar a parceria.',
  approved: 'Comissão aprovada.',
  refused: 'Comissão recusada. Vale a comissão de quem cadastrou.',
  decisionFailed: 'A decisão não foi registrada.',
  contractWritten: 'Contrato gerado e enviado.',
};
