import { parseCep } from '@restitui/brazil/cep.ts';
import { isCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { isCpf } from '@restitui/brazil/cpf.ts';
import { addDays, type Day, parseDay } from '@restitui/brazil/day.ts';
import { digitsOf } from '@restitui/brazil/digits.ts';
import { centsOf } from '@restitui/brazil/money.ts';
import { parsePhone } from '@restitui/brazil/phone.ts';
import { ufs } from '@restitui/brazil/uf.ts';
import { z } from 'zod';
import { codigoMora, codigoMulta, pessoaTipo } from './boleto-charge.ts';

/** Limits of the bank. */
export const boletoLimits = {
  leastValue: 2.5,
  greatestValue: 99_999_999.99,
  /** Days in which it can still be paid after its due date. */
  daysToPay: 60,
  seuNumero: 15,
  mensagem: 390,
} as const;

/** Days from issue to due date that the form proposes (W-434). */
export const daysToDue = 30;

const text = (missing: string, max: number) =>
  z.string(missing).trim().min(1, missing).max(max, `Use no máximo ${max} caracteres.`);
const optional = (max: number) => z.string().trim().max(max, `Use no máximo ${max} caracteres.`).default('');

const day = (missing: string) =>
  z.string(missing).transform((typed, context) => {
    const parsed = parseDay(typed);
    if (parsed) return parsed;
    context.addIssue({ code: 'custom', message: typed.trim() === '' ? missing : 'Data inválida' });
    return z.NEVER;
  });

const amount = (missing: string) =>
  z.number(missing).refine((value) => centsOf(value) !== undefined, 'Use no máximo 2 casas decimais.');

const payer = {
  nome: text('Informe o nome do pagador', 100),
  cpfCnpj: text('Informe o CPF ou CNPJ do pagador', 18).transform(normaliseCnpj),
  tipoPessoa: z.string('Selecione o tipo de pessoa').pipe(z.enum(pessoaTipo.options, 'Selecione o tipo de pessoa')),
  email: optional(50).refine((email) => email === '' || z.email().safeParse(email).success, 'E-mail inválido'),
  telefone: optional(20)
    .refine((telefone) => telefone === '' || parsePhone(telefone) !== undefined, 'Telefone inválido')
    .transform(digitsOf),
  cep: text('Informe o CEP', 9)
    .refine((cep) => parseCep(cep) !== undefined, 'CEP inválido')
    .transform(digitsOf),
  endereco: text('Informe a rua', 90),
  numero: text('Informe o número', 10),
  complemento: optional(30),
  bairro: text('Informe o bairro', 60),
  cidade: text('Informe a cidade', 60),
  uf: z
    .string('Selecione a UF')
    .transform((uf) => uf.trim().toUpperCase())
    .refine((uf) => ufs.some((each) => each === uf), 'Selecione a UF'),
};

const charge = {
  valorNominal: amount('Informe o valor')
    .min(boletoLimits.leastValue, 'O menor valor é R$ 2,50.')
    .max(boletoLimits.greatestValue, 'O maior valor é R$ 99.999.999,99.'),
  dataVencimento: day('Informe o vencimento'),
  dataLimite: day('Informe até quando pode ser pago'),
  seuNumero: text('Informe o seu número', boletoLimits.seuNumero).regex(
    /^[\w./-]*$/,
    'Use letras sem acento, números, ponto, traço e barra.',
  ),
  mensagem: optional(boletoLimits.mensagem),
};

const lateness = {
  codigoMulta: codigoMulta.default('NAOTEMMULTA'),
  taxaMulta: amount('Informe a multa').min(0, 'Informe um valor positivo.').default(0),
  dataMulta: day('Informe desde quando há multa').nullable().default(null),
  codigoMora: codigoMora.default('ISENTO'),
  taxaMora: amount('Informe os juros').min(0, 'Informe um valor positivo.').default(0),
  dataMora: day('Informe desde quando há juros').nullable().default(null),
};

const fields = z.object({
  ...payer,
  ...charge,
  ...lateness,
  /** The client that is charged; null when the payer is not a client. */
  id_client: z.string().trim().max(20).nullable().default(null),
});
type BoletoFields = z.output<typeof fields>;

type Refuse = (path: keyof BoletoFields, message: string) => void;
/** Returns whether these fields are valid, so that they can be compared with each other. */
type AreRight = (...paths: (keyof BoletoFields)[]) => boolean;

function checkPayer({ tipoPessoa, cpfCnpj }: BoletoFields, areRight: AreRight, refuse: Refuse) {
  if (!areRight('tipoPessoa', 'cpfCnpj')) return;
  const wrong = 'inválido. Verifique o número digitado.';
  if (tipoPessoa === 'FISICA' && !isCpf(cpfCnpj)) refuse('cpfCnpj', `CPF ${wrong}`);
  if (tipoPessoa === 'JURIDICA' && !isCnpj(cpfCnpj)) refuse('cpfCnpj', `CNPJ ${wrong}`);
}

function checkLimit({ dataVencimento, dataLimite }: BoletoFields, areRight: AreRight, refuse: Refuse) {
  if (!areRight('dataVencimento', 'dataLimite')) return;
  const last = addDays(dataVencimento, boletoLimits.daysToPay);
  if (dataLimite < dataVencimento) refuse('dataLimite', 'O limite não pode ficar antes do vencimento.');
  if (dataLimite > last) refuse('dataLimite', `O limite é de ${boletoLimits.daysToPay} dias depois do vencimento.`);
}

type Lateness = 'Multa' | 'Mora';

function checkLateness(boleto: BoletoFields, areRight: AreRight, refuse: Refuse) {
  for (const kind of ['Multa', 'Mora'] as const) {
    const codigo = boleto[`codigo${kind}`];
    if (codigo === 'NAOTEMMULTA' || codigo === 'ISENTO' || !areRight(`codigo${kind}`)) continue;
    checkRate(boleto, kind, areRight, refuse);
    checkStart(boleto, kind, areRight, refuse);
  }
}

function checkRate(boleto: BoletoFields, kind: Lateness, areRight: AreRight, refuse: Refuse) {
  const path = `taxa${kind}` as const;
  const { [path]: taxa, [`codigo${kind}` as const]: codigo, valorNominal } = boleto;
  if (!areRight(path)) return;
  const isPercent = codigo === 'PERCENTUAL' || codigo === 'TAXAMENSAL';
  if (taxa <= 0) refuse(path, isPercent ? 'Informe a porcentagem.' : 'Informe o valor.');
  if (isPercent && taxa > 100) refuse(path, 'Use no máximo 100%.');
  if (!isPercent && areRight('valorNominal') && taxa > valorNominal) {
    refuse(path, 'Não pode passar do valor do boleto.');
  }
}

function checkStart(boleto: BoletoFields, kind: Lateness, areRight: AreRight, refuse: Refuse) {
  const path = `data${kind}` as const;
  const { [path]: data, dataVencimento } = boleto;
  if (data === null || !areRight(path, 'dataVencimento')) return;
  if (data <= dataVencimento) refuse(path, 'Use uma data depois do vencimento.');
}

/**
 * Schema of the request to issue a boleto (W-426..W-431). Reports all issues at once, of all fields. The due date is
 * compared with today separately, by `isDueInTime`.
 */
export const newBoleto = fields.superRefine(
  (boleto, context) => {
    if (context.issues.some(({ path }) => !path?.length)) return;
    const wrong = new Set(context.issues.map(({ path }) => path?.[0]));
    const areRight: AreRight = (...paths) => paths.every((path) => !wrong.has(path));
    const refuse: Refuse = (path, message) => context.addIssue({ code: 'custom', path: [path], message });
    checkPayer(boleto, areRight, refuse);
    checkLimit(boleto, areRight, refuse);
    checkLateness(boleto, areRight, refuse);
  },
  { when: () => true },
);
export type NewBoleto = z.output<typeof newBoleto>;

/** Drops a rate without fine or interest; by default fine and interest start on the day after the due date. */
export function withDefaultRates(boleto: NewBoleto): NewBoleto {
  const after = addDays(boleto.dataVencimento, 1);
  const hasFine = boleto.codigoMulta !== 'NAOTEMMULTA';
  const hasInterest = boleto.codigoMora !== 'ISENTO';
  return {
    ...boleto,
    taxaMulta: hasFine ? boleto.taxaMulta : 0,
    dataMulta: hasFine ? (boleto.dataMulta ?? after) : null,
    taxaMora: hasInterest ? boleto.taxaMora : 0,
    dataMora: hasInterest ? (boleto.dataMora ?? after) : null,
  };
}

/** Returns whether the due date is not before `today`; banks reject past due dates. */
export function isDueInTime({ dataVencimento }: Pick<NewBoleto, 'dataVencimento'>, today: Day): boolean {
  return dataVencimento >= today;
}

/** Reason of a refund. */
export const motivoDevolucao = text('Informe o motivo da devolução', 200);

/** Reason of a cancellation; the bank stores 50 characters. */
export const motivoCancelamento = text('Informe o motivo do cancelamento', 50);
