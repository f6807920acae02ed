import { toDay } from '@restitui/brazil/day.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { BankAccount, ChargeOrder } from '../src/platform/bank-boletos.ts';
import type { LocalCharge, LocalCharges } from '../src/platform/local-bank-boletos.ts';
import { testPems } from './pems.ts';

/** An account that the test bank accepts. */
export const testAccount: BankAccount = {
  id_tenant: '20000000000107' as TenantId,
  nome: 'Meridiano Consultoria',
  cidade: 'Curitiba',
  credentials: {
    client_id: 'a1b2',
    cliente_secret: 'segredo',
    x_conta_corrente: '1234567-8',
    chaveKey: testPems.key,
    certificado: testPems.certificate,
  },
};

/** Creates an order for a boleto of R$ 1.234,56 for a bakery. */
export const chargeOrder = (values: Partial<ChargeOrder> = {}): ChargeOrder => ({
  nome: 'Padaria São João Ltda',
  cpfCnpj: '11222333000181',
  tipoPessoa: 'JURIDICA',
  email: 'contas@padaria.test',
  telefone: '62999990000',
  cep: '74000123',
  endereco: 'Rua 10',
  numero: '20',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Goiânia',
  uf: 'GO',
  valorNominal: 1234.56,
  dataEmissao: toDay('2026-11-20'),
  dataVencimento: toDay('2026-12-20'),
  dataLimite: toDay('2027-01-19'),
  seuNumero: 'FAT-1',
  mensagem: '',
  codigoMulta: 'NAOTEMMULTA',
  taxaMulta: 0,
  dataMulta: null,
  codigoMora: 'ISENTO',
  taxaMora: 0,
  dataMora: null,
  ...values,
});

/** Keeps the charges of the local bank in memory. */
export function chargeMemory(): LocalCharges {
  const kept = new Map<string, LocalCharge>();
  return {
    add: async (_, charge) => void kept.set(charge.codigoSolicitacao, charge),
    find: async (_, codigo) => kept.get(codigo),
    list: async () => [...kept.values()],
    change: async (_, codigo, change) => {
      const charge = kept.get(codigo);
      if (charge) kept.set(codigo, change(charge));
      return kept.get(codigo);
    },
  };
}
