import { errors } from '../../wire/errors.ts';

export const leadErrors = errors({
  leads_denied: [403, 'Você não tem permissão para ver os contatos do site.'],
  lead_not_found: [404, 'Contato não encontrado.'],
  lead_denied: [403, 'Este contato está com outra pessoa.'],
  lead_assign_denied: [403, 'Somente o CEO e o gerente escolhem o responsável por um contato.'],
  lead_assignee_invalid: [400, 'Escolha uma pessoa ativa da empresa.'],
  lead_converted: [409, 'Este contato já virou cliente.'],
  too_many_leads: [429, 'Você já enviou várias mensagens. Aguarde uma hora ou fale com a gente por telefone.'],
});
