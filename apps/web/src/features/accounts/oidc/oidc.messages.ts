import { type IdentityProvider, identityProviderLabels } from '@restitui/domain/accounts/oidc/identity-provider.ts';

export const oidcMessages = {
  otherTab: 'Esta entrada começou em outra aba ou janela. Comece de novo aqui.',
  finishing: 'Entrando…',
  loadFailed: 'Erro ao carregar a entrada com Google ou Microsoft.',
  saved: (provider: IdentityProvider) => `Entrada com ${identityProviderLabels[provider]} salva.`,
  saveFailed: 'Erro ao salvar.',
  removed: 'Registro removido.',
  removeFailed: 'Erro ao remover o registro.',
  unsaved: 'O registro ainda não foi salvo. Se sair agora, o que foi digitado se perde.',
};
