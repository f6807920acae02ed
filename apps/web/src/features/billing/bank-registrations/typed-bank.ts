import { formatCep } from '@restitui/brazil/cep.ts';
import type { TypedBankForm } from '@restitui/domain/billing/bank-registrations/bank-form.ts';
import type { BankRegistration } from '@restitui/domain/billing/bank-registrations/bank-registrations.api.ts';
import { formatCnpjCpf } from '../../../lib/formats.ts';

const empty: TypedBankForm = {
  typeBank: 'INTER',
  client_id: '',
  cliente_secret: '',
  x_conta_corrente: '',
  nome: '',
  cpfCnpj: '',
  tipoPessoa: '',
  cep: '',
  endereco: '',
  bairro: '',
  cidade: '',
  uf: '',
};

/** Converts the registration to form values; the secret is never sent to the browser. */
export function typedBankOf(record: BankRegistration | null): TypedBankForm {
  if (!record) return empty;
  const { typeBank, client_id, x_conta_corrente, nome, cpfCnpj, tipoPessoa, cep, endereco, bairro, cidade, uf } =
    record;
  return {
    ...{ typeBank, client_id, cliente_secret: '', x_conta_corrente, nome, tipoPessoa, endereco, bairro, cidade, uf },
    ...{ cpfCnpj: formatCnpjCpf(cpfCnpj), cep: formatCep(cep) },
  };
}
