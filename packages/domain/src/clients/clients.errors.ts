import { errors } from '../wire/errors.ts';

export const clientErrors = errors({
  client_not_found: [404, 'Cliente não encontrado.'],
  client_create_denied: [403, 'Você não tem permissão para cadastrar clientes.'],
  contacts_unproven: [400, 'Verifique o WhatsApp e o E-mail antes de salvar.'],
  client_exists: [409, 'Este cliente já está cadastrado.'],
  owner_not_found: [404, 'Nenhum proprietário com este CPF está cadastrado. Use “Cadastrar Cliente”.'],
  client_denied: [403, 'Você não tem permissão para acessar este cliente.'],
});
