import { formatCep } from '@restitui/brazil/cep.ts';
import { dayInBrazil } from '@restitui/brazil/day.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import { formatYesNo } from '@restitui/brazil/yes-no.ts';
import { isCompanyId } from '@restitui/domain/clients/client-id.ts';
import { clientStatusLabels } from '@restitui/domain/clients/client-status.ts';
import { formatPercent } from '@restitui/domain/clients/client-values.ts';
import type { Client } from '@restitui/domain/clients/clients.api.ts';
import { powerOfAttorneyOptionOf } from '@restitui/domain/clients/power-of-attorney.ts';
import { formatCnpjCpf, formatDate } from '../../lib/formats.ts';
import type { Fact } from './components/fact-list.tsx';

/** What the tabs of the client's information show. */
export const clientFacts = {
  geral: (client: Client): Fact[] => [
    [isCompanyId(client.cnpjcpf) ? 'CNPJ' : 'CPF', formatCnpjCpf(client.cnpjcpf)],
    ['Razão social', client.razao_social],
    ['Nome fantasia', client.nome_fantasia],
    ['Status', clientStatusLabels[client.status]],
    ['CNAE principal', client.cnae_principal],
    ['Atividade principal', client.atividadePrincipal],
    ['Cadastrado em', formatDate(client.createdDate)],
  ],
  proprietario: (client: Client): Fact[] => [
    ['Nome', client.nomeProprietario],
    ['CPF', formatCnpjCpf(client.cpfProprietario)],
    ['E-mail', client.emailProprietario],
    ['Contato', formatPhone(client.contatoProprietario)],
  ],
  contador: (client: Client): Fact[] => [
    ['Nome', client.nomeContador],
    ['E-mail', client.emailContador],
    ['Contato', formatPhone(client.contatoContador)],
  ],
  financeiro: (client: Client): Fact[] => [
    ['Comissão', formatPercent(client.comissaoTenant)],
    ['Banco', client.banco],
    ['Agência', client.agencia],
    ['Conta', client.conta],
  ],
  endereco: (client: Client): Fact[] => [
    ['CEP', formatCep(client.cep)],
    ['Logradouro', client.logradouro],
    ['Número', client.numero],
    ['Complemento', client.complemento],
    ['Bairro', client.bairro],
    ['Município', [client.municipio, client.estado].filter(Boolean).join(' / ')],
  ],
  procuracao: (client: Client): Fact[] => [
    ['Situação', powerOfAttorneyOptionOf(client, dayInBrazil(new Date()))],
    ['Procuração habilitada', formatYesNo(client.procuracaoHabilitada)],
    ['Habilitada em', formatDate(client.procuracaoHabilitadaEm)],
    ['Válida até', formatDate(client.procuracaoValidaAte)],
  ],
};
