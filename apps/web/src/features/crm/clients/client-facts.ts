import { formatCep } from '@restitui/brazil/cep.ts';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import { formatYesNo } from '@restitui/brazil/yes-no.ts';
import { isCompanyId } from '@restitui/domain/crm/clients/client-id.ts';
import { clientStatusLabels } from '@restitui/domain/crm/clients/client-status.ts';
import { formatPercent } from '@restitui/domain/crm/clients/client-values.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { powerOfAttorneyOptionOf } from '@restitui/domain/crm/clients/power-of-attorney.ts';
import { formatCnpjCpf, formatDate } from '../../../lib/formats.ts';
import type { TextFact } from '../../../ui/fact-card.tsx';

/** The facts on each tab of the client information. */
export const clientFacts = {
  geral: (client: Client): TextFact[] => [
    [isCompanyId(client.cnpjcpf) ? 'CNPJ' : 'CPF', formatCnpjCpf(client.cnpjcpf)],
    ['Razão social', displayName(client.razao_social)],
    ['Nome fantasia', displayName(client.nome_fantasia)],
    ['Status', clientStatusLabels[client.status]],
    ['CNAE principal', client.cnae_principal],
    ['Atividade principal', client.atividadePrincipal],
    ['Cadastrado em', formatDate(client.createdDate)],
  ],
  proprietario: (client: Client): TextFact[] => [
    ['Nome', displayName(client.nomeProprietario)],
    ['CPF', formatCnpjCpf(client.cpfProprietario)],
    ['E-mail', client.emailProprietario],
    ['Contato', formatPhone(client.contatoProprietario)],
  ],
  contador: (client: Client): TextFact[] => [
    ['Nome', displayName(client.nomeContador)],
    ['E-mail', client.emailContador],
    ['Contato', formatPhone(client.contatoContador)],
  ],
  financeiro: (client: Client): TextFact[] => [
    ['Comissão', formatPercent(client.comissaoTenant)],
    ['Banco', client.banco],
    ['Agência', client.agencia],
    ['Conta', client.conta],
  ],
  endereco: (client: Client): TextFact[] => [
    ['CEP', formatCep(client.cep)],
    ['Logradouro', client.logradouro],
    ['Número', client.numero],
    ['Complemento', client.complemento],
    ['Bairro', client.bairro],
    ['Município', [client.municipio, client.estado].filter(Boolean).join(' / ')],
  ],
  procuracao: (client: Client): TextFact[] => [
    ['Situação', powerOfAttorneyOptionOf(client, dayInBrazil(new Date()))],
    ['Procuração habilitada', formatYesNo(client.procuracaoHabilitada)],
    ['Habilitada em', formatDate(client.procuracaoHabilitadaEm)],
    ['Válida até', formatDate(client.procuracaoValidaAte)],
  ],
};
