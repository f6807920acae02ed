import { userMessages } from './users.messages.ts';

export const partnerMessages = {
  none: 'Nenhum parceiro encontrado',
  loadFailed: 'Erro ao carregar parceiros.',
  created: userMessages.created,
  creationFailed: userMessages.creationFailed,
  firmFailed: 'Houve um erro ao criar o Usuário.',
  linkCopied: 'Link copiado com sucesso!',
  unsaved: 'O cadastro que você começou aqui ainda não foi criado.',
} as const;
