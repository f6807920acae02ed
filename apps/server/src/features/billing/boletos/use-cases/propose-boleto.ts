import { addDays, dayInBrazil } from '@restitui/brazil/day.ts';
import { boletoLimits, daysToDue } from '@restitui/domain/billing/boletos/boleto-form.ts';
import { canIssueBoletos } from '@restitui/domain/billing/boletos/boletos.access.ts';
import type { BoletoPayer, boletosApi } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { findClient } from '../../../crm/clients/clients.repository.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { openBankAccount } from '../../bank-registrations/bank-account.service.ts';
import { proposedSeuNumero } from '../proposed-number.rules.ts';

const daysToLimit = 30;

/** Proposes a boleto: beneficiary from the bank registration, payer from the client, due in 30 days (W-434). */
export async function proposeBoleto(
  { db, tenant, actor, platform }: Context,
  { query: { id_client } }: Input<typeof boletosApi.start>,
) {
  requireAccess(canIssueBoletos(actor), boletoErrors.boleto_issue_denied);
  const client = id_client
    ? required(await findClient(db, tenant, id_client), boletoErrors.boleto_client_unknown)
    : undefined;
  const { nome, cpfCnpj, credentials } = await openBankAccount(db, platform, tenant);
  const { multaMaxima, jurosMaximos } = required(await findTenant(db, tenant), wireErrors.not_found);
  const { banco, needsCredentials } = platform.boletos;
  const dataEmissao = dayInBrazil(platform.clock.now());
  const dataVencimento = addDays(dataEmissao, daysToDue);
  return {
    data: {
      banco,
      pronto: !needsCredentials || credentials !== null,
      nomeBeneficiario: nome,
      cpfCnpjBeneficiario: cpfCnpj,
      seuNumero: proposedSeuNumero(dataEmissao),
      dataEmissao,
      dataVencimento,
      dataLimite: addDays(dataVencimento, Math.min(daysToLimit, boletoLimits.daysToPay)),
      limites: { multaMaxima, jurosMaximos },
      pagador: client ? payerOf(client) : null,
    },
  };
}

function payerOf(client: Client): BoletoPayer {
  const { razao_social, cnpjcpf, emailProprietario, contatoProprietario, cep, numero, complemento, bairro } = client;
  return {
    nome: razao_social.slice(0, 100),
    cpfCnpj: cnpjcpf,
    tipoPessoa: cnpjcpf.length === 11 ? 'FISICA' : 'JURIDICA',
    email: emailProprietario.slice(0, 50),
    telefone: contatoProprietario,
    ...{ cep, numero, complemento, bairro },
    endereco: client.logradouro,
    cidade: client.municipio,
    uf: client.estado,
  };
}
