export const securityMessages = {
  loadFailed: 'Erro ao carregar a segurança da empresa.',
  saved: 'Segurança da empresa salva.',
  unsaved: 'As regras de segurança não foram salvas.',
};
