export const onboardingMessages = {
  termsAccepted: 'Os termos de uso foram aceitos com sucesso!',
  termsFailed: 'Houve um erro ao aceitar os termos de uso.',
  lookupFailed: 'Erro ao consultar informações do CEP no backend.',
  addressSaved: 'O CEP foi atualizado com sucesso!',
  addressFailed: 'Houve um erro ao atualizar o CEP.',
} as const;
