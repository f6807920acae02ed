import { isCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { isCpf } from '@restitui/brazil/cpf.ts';
import { ufs } from '@restitui/brazil/uf.ts';
import { z } from 'zod';
import type { AcceptedFile } from '../../wire/accepted-file.ts';

export const bankTypes = ['INTER'] as const;
export const personKinds = ['fisica', 'juridica'] as const;
export type PersonKind = (typeof personKinds)[number];

const line = (missing: string, max = 200) =>
  z.string(missing).trim().min(1, missing).max(max, `Use no máximo ${max} caracteres.`);

const fields = {
  typeBank: z.string('Selecione o tipo de banco').pipe(z.enum(bankTypes, 'Selecione o tipo de banco')),
  client_id: line('ID do cliente é obrigatório'),
  x_conta_corrente: line('Número da conta corrente é obrigatório', 20).regex(
    /^[\d-]*$/,
    'Use só números e o traço do dígito.',
  ),
  nome: line('Nome é obrigatório'),
  cpfCnpj: line('CPF/CNPJ é obrigatório', 18).transform(normaliseCnpj),
  tipoPessoa: z.string('Selecione o tipo de pessoa').pipe(z.enum(personKinds, 'Selecione o tipo de pessoa')),
  cep: z
    .string('CEP deve ter pelo menos 8 caracteres')
    .trim()
    .min(8, { error: 'CEP deve ter pelo menos 8 caracteres', abort: true })
    .regex(/^\d{5}-?\d{3}$/, 'CEP inválido')
    .transform((text) => text.replace('-', '')),
  endereco: line('Endereço é obrigatório'),
  bairro: line('Bairro é obrigatório'),
  cidade: line('Cidade é obrigatória'),
  uf: z
    .string('UF deve ter 2 caracteres')
    .trim()
    .length(2, { error: 'UF deve ter 2 caracteres', abort: true })
    .transform((text) => text.toUpperCase())
    .refine((text) => ufs.some((uf) => uf === text), 'UF inválida'),
};

const wrongNumber: Record<PersonKind, string> = {
  fisica: 'CPF inválido. Verifique o número digitado.',
  juridica: 'CNPJ inválido. Verifique o número digitado.',
};

function isNumberOf(tipoPessoa: PersonKind, cpfCnpj: string): boolean {
  return tipoPessoa === 'fisica' ? isCpf(cpfCnpj) : isCnpj(cpfCnpj);
}

interface Holder {
  tipoPessoa: PersonKind;
  cpfCnpj: string;
}

/** Requires a CPF for a person and a CNPJ for a company. */
function checkHolder({ tipoPessoa, cpfCnpj }: Holder, context: z.RefinementCtx) {
  if (isNumberOf(tipoPessoa, cpfCnpj)) return;
  context.addIssue({ code: 'custom', path: ['cpfCnpj'], message: wrongNumber[tipoPessoa] });
}

const secret = z.string().trim().max(200, 'Use no máximo 200 caracteres.');
export const secretRequired = 'Segredo do cliente é obrigatório';

/** The request: an empty secret keeps the stored one. */
export const bankRequest = z
  .object({
    ...fields,
    cliente_secret: secret.default(''),
    /** The version that was edited; 0 for the first. */
    seen: z.coerce.number().int().optional(),
  })
  .superRefine(checkHolder);

/** Returns the schema of the form, which requires the secret the first time. */
export function bankForm({ hasSecret }: { hasSecret: boolean }) {
  return z.object({ ...fields, cliente_secret: hasSecret ? secret : line(secretRequired) }).superRefine(checkHolder);
}
export type BankFields = z.output<ReturnType<typeof bankForm>>;
export type BankFormValues = Record<keyof BankFields, string>;

/** PEM files are small; a larger file is something else. */
const maxPemBytes = 64 * 1024;

export const bankFiles = {
  chaveKey: {
    maxBytes: maxPemBytes,
    extensions: ['.key', '.pem'],
    messages: { extension: 'Envie a chave em .key ou .pem.', size: 'O arquivo passa de 64 KB: não é uma chave.' },
  },
  certificado: {
    maxBytes: maxPemBytes,
    extensions: ['.crt', '.pem', '.cer'],
    messages: {
      extension: 'Envie o certificado em .crt, .cer ou .pem.',
      size: 'O arquivo passa de 64 KB: não é um certificado.',
    },
  },
} as const satisfies Record<string, AcceptedFile>;
