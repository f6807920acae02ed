import { errors } from '../../wire/errors.ts';

export const clientErrors = errors({
  client_not_found: [404, 'Cliente não encontrado.'],
  client_create_denied: [403, 'Você não tem permissão para cadastrar clientes.'],
  contacts_unproven: [400, 'Verifique o WhatsApp e o E-mail antes de salvar.'],
  client_number_reserved: [409, 'Este número é o da empresa de exemplo e não pode ser cadastrado.'],
  client_is_sample: [
    409,
    'Esta é a empresa de exemplo: ela serve para experimentar a análise e não tem contratos, cobranças, mensagens nem equipe.',
  ],
  client_exists: [409, 'Este cliente já está cadastrado.'],
  owner_not_found: [404, 'Nenhum proprietário com este CPF está cadastrado. Use “Cadastrar Cliente”.'],
  owner_unknown: [404, 'Proprietário não encontrado.'],
  client_status_denied: [403, 'Somente um administrador pode alterar o status do cliente.'],
  client_terms_denied: [403, 'Você não tem permissão para alterar a comissão e os dados bancários deste cliente.'],
  client_transfer_denied: [403, 'Você não tem permissão para alterar o responsável deste cliente.'],
  responsible_not_found: [404, 'Usuário não encontrado'],
  client_changed: [
    409,
    'Outra pessoa alterou este cliente enquanto você editava. Confira os campos marcados e salve de novo.',
  ],
  responsible_changed: [409, 'Outra pessoa já transferiu este cliente. Confira o responsável atual e tente de novo.'],
  client_denied: [403, 'Você não tem permissão para acessar este cliente.'],
});
