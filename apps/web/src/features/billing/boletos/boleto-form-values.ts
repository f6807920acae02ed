import { type Day, formatDay, parseDay } from '@restitui/brazil/day.ts';
import { formatDecimal, parseBRL } from '@restitui/brazil/money.ts';
import { codigoMora, codigoMulta } from '@restitui/domain/billing/boletos/boleto-charge.ts';
import { isDueInTime, type NewBoleto, newBoleto } from '@restitui/domain/billing/boletos/boleto-form.ts';
import type { Boleto, BoletoPayer, BoletoProposal } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { boletoErrors } from '@restitui/domain/billing/boletos/boletos.errors.ts';
import { type LateLimits, lateWarnings } from '@restitui/domain/billing/boletos/late-limits.ts';
import { z } from 'zod';
import { masks } from '../../../lib/masks.ts';

const text = z.string();

const values = z.object({
  id_client: text.nullable(),
  ...{ nome: text, cpfCnpj: text, tipoPessoa: text, email: text, telefone: text },
  ...{ cep: text, endereco: text, numero: text, complemento: text, bairro: text, cidade: text, uf: text },
  ...{ valorNominal: text, dataVencimento: text, dataLimite: text, seuNumero: text, mensagem: text },
  ...{ codigoMulta: text, taxaMulta: text, dataMulta: text, codigoMora: text, taxaMora: text, dataMora: text },
});
export type BoletoFormValues = z.input<typeof values>;

const rate = (typedRate: string) => (typedRate.trim() === '' ? 0 : parseBRL(typedRate.replace('%', '')));

/** Returns the schema that converts the values of the dialog to the request. */
export function boletoFormSchema(today: Day) {
  return values.transform((fields, context): NewBoleto => {
    const { success, data, error } = newBoleto.safeParse(toRequest(fields));
    for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path, message });
    const dataVencimento = parseDay(fields.dataVencimento);
    if (dataVencimento && !isDueInTime({ dataVencimento }, today)) {
      const { message } = boletoErrors.boleto_due_past;
      context.addIssue({ code: 'custom', path: ['dataVencimento'], message });
    }
    return success ? data : z.NEVER;
  });
}

/** Returns the warnings for fine and interest as typed so far. */
export function typedLateWarnings(typed: Pick<BoletoFormValues, LateField>, limits: LateLimits) {
  const terms = {
    valorNominal: parseBRL(typed.valorNominal) ?? 0,
    codigoMulta: codigoMulta.catch('NAOTEMMULTA').parse(typed.codigoMulta),
    taxaMulta: rate(typed.taxaMulta) ?? 0,
    codigoMora: codigoMora.catch('ISENTO').parse(typed.codigoMora),
    taxaMora: rate(typed.taxaMora) ?? 0,
  };
  return lateWarnings(terms, limits);
}
type LateField = 'valorNominal' | 'codigoMulta' | 'taxaMulta' | 'codigoMora' | 'taxaMora';

function toRequest({ valorNominal, taxaMulta, taxaMora, dataMulta, dataMora, ...rest }: BoletoFormValues) {
  return {
    ...rest,
    valorNominal: parseBRL(valorNominal),
    taxaMulta: rate(taxaMulta),
    taxaMora: rate(taxaMora),
    dataMulta: dataMulta.trim() || null,
    dataMora: dataMora.trim() || null,
  };
}

const emptyPayer = {
  ...{ nome: '', cpfCnpj: '', tipoPessoa: 'JURIDICA', email: '', telefone: '' },
  ...{ cep: '', endereco: '', numero: '', complemento: '', bairro: '', cidade: '', uf: '' },
};

/** Converts a payer to form values with masks. */
export function typedPayer(payer: BoletoPayer) {
  const { cpfCnpj, telefone, cep, ...rest } = payer;
  return {
    ...rest,
    cpfCnpj: masks.cnpjcpf.format(cpfCnpj),
    telefone: masks.phone.format(telefone),
    cep: masks.cep.format(cep),
  };
}

const date = (day: string | null) => (day ? formatDay(day) : '');
const money = (amount: number) => (amount ? formatDecimal(amount) : '');

/** Returns the initial values of the dialog: for a client, without a client, or from the replaced boleto. */
export function initialBoleto(start: BoletoProposal, id_client: string | null, replaced?: Boleto): BoletoFormValues {
  const charge = { dataVencimento: date(start.dataVencimento), dataLimite: date(start.dataLimite) };
  const common = { ...charge, seuNumero: start.seuNumero, dataMulta: '', dataMora: '' };
  if (replaced) {
    const { nome, cpfCnpj, tipoPessoa, email, telefone, cep, endereco, numero, complemento, bairro, cidade, uf } =
      replaced;
    const payer = {
      nome,
      cpfCnpj,
      tipoPessoa,
      email,
      telefone,
      cep,
      endereco,
      numero,
      complemento,
      bairro,
      cidade,
      uf,
    };
    return {
      ...common,
      ...typedPayer(payer),
      id_client: replaced.id_client,
      valorNominal: money(replaced.valorNominal),
      mensagem: replaced.mensagem,
      ...{ codigoMulta: replaced.codigoMulta, taxaMulta: money(replaced.taxaMulta) },
      ...{ codigoMora: replaced.codigoMora, taxaMora: money(replaced.taxaMora) },
    };
  }
  return {
    ...common,
    ...(start.pagador ? typedPayer(start.pagador) : emptyPayer),
    id_client,
    ...{
      valorNominal: '',
      mensagem: '',
      codigoMulta: 'NAOTEMMULTA',
      taxaMulta: '',
      codigoMora: 'ISENTO',
      taxaMora: '',
    },
  };
}
