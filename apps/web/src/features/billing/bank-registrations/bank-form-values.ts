import { formatCep } from '@restitui/brazil/cep.ts';
import type { BankFormValues } from '@restitui/domain/billing/bank-registrations/bank-form.ts';
import type { BankRegistration } from '@restitui/domain/billing/bank-registrations/bank-registrations.api.ts';
import { formatCnpjCpf } from '../../../lib/formats.ts';

const empty: BankFormValues = {
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
export function bankFormValuesOf(record: BankRegistration | null): BankFormValues {
  if (!record) return empty;
  const { typeBank, client_id, x_conta_corrente, nome, cpfCnpj, tipoPessoa, cep, endereco, bairro, cidade, uf } =
    record;
  return {
    ...{ typeBank, client_id, cliente_secret: '', x_conta_corrente, nome, tipoPessoa, endereco, bairro, cidade, uf },
    ...{ cpfCnpj: formatCnpjCpf(cpfCnpj), cep: formatCep(cep) },
  };
}
