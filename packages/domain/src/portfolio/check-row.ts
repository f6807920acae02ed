import { formatCep, parseCep } from '@restitui/brazil/cep.ts';
import { ufs } from '@restitui/brazil/uf.ts';
import { z } from 'zod';
import { clientId } from '../clients/client-id.ts';
import { clientCommission, newClient, newClientOfOwner, ownerCpf } from '../clients/new-client.ts';
import { contactEmail, whatsAppNumber } from '../verification-codes/contact.ts';
import { mendCell, ownCpf } from './mend-cell.ts';
import { type ColumnMatch, type PortfolioField, portfolioColumns, portfolioField } from './portfolio-columns.ts';

const optionalText = (longest: number) => z.string().max(longest, `Use no máximo ${longest} caracteres.`);
const orEmpty = <T extends z.ZodType<string>>(shape: T) =>
  z.string().transform((text, context): string => {
    if (text === '') return '';
    const { success, data, error } = shape.safeParse(text);
    if (success) return data;
    context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? 'Valor inválido.' });
    return z.NEVER;
  });

const { shape: known } = newClientOfOwner;

/** A row of a portfolio as a client that can be stored: the rules of the registration; of the contract's terms only the commission. */
export const importedClient = z.object({
  cnpjcpf: z.string().min(1, 'Informe o CNPJ ou o CPF.').pipe(clientId),
  razao_social: z.string().min(1, 'Informe a razão social.').pipe(newClient.shape.razao_social),
  nome_fantasia: known.nome_fantasia,
  cpfProprietario: z.string().min(1, 'Informe o CPF do proprietário.').pipe(ownerCpf),
  nomeProprietario: optionalText(200),
  emailProprietario: orEmpty(contactEmail),
  contatoProprietario: orEmpty(whatsAppNumber),
  nomeContador: known.nomeContador,
  emailContador: orEmpty(contactEmail),
  contatoContador: orEmpty(whatsAppNumber),
  comissaoTenant: z
    .string()
    .min(1, 'Informe a comissão')
    .transform((text) => Number(text.replace(',', '.')))
    .pipe(clientCommission),
  banco: optionalText(120),
  agencia: optionalText(20),
  conta: optionalText(30),
  cnae_principal: known.cnae_principal,
  atividadePrincipal: known.atividadePrincipal,
  cep: z
    .string()
    .refine(
      (text) => text === '' || parseCep(text) !== undefined,
      `CEP inválido. Use 8 dígitos, como ${formatCep('74000000')}.`,
    )
    .transform((text) => (text === '' ? '' : (parseCep(text) as string))),
  logradouro: known.logradouro,
  numero: known.numero,
  complemento: known.complemento,
  bairro: known.bairro,
  municipio: known.municipio,
  estado: z
    .string()
    .refine(
      (text) => text === '' || (ufs as readonly string[]).includes(text),
      'UF inválida. Use as duas letras, como GO.',
    ),
});
export type ImportedClient = z.infer<typeof importedClient>;

/** A word on one cell: what is wrong with it, or what was mended. */
export const cellWord = z.object({ field: portfolioField, message: z.string() });
export type CellWord = z.infer<typeof cellWord>;

export interface CheckedRow {
  /** Undefined when something is wrong. */
  client: ImportedClient | undefined;
  issues: CellWord[];
  notes: CellWord[];
}

/** Reads one row by the columns chosen; says in words what is wrong with which field, and what was mended. */
export function checkRow(cells: readonly string[], match: ColumnMatch): CheckedRow {
  const texts: Partial<Record<PortfolioField, string>> = {};
  const notes: CellWord[] = [];
  const refusals: CellWord[] = [];
  for (const field of portfolioField.options) {
    const column = match[field];
    const { text, note, refusal } = mendCell(field, column === undefined ? '' : (cells[column] ?? ''));
    texts[field] = text;
    if (note) notes.push({ field, message: note });
    if (refusal) refusals.push({ field, message: refusal });
  }
  if (texts.cpfProprietario === '') texts.cpfProprietario = ownCpf(texts.cnpjcpf ?? '');
  if (texts.nomeProprietario === '' && texts.cpfProprietario === ownCpf(texts.cnpjcpf ?? '')) {
    texts.nomeProprietario = (texts.razao_social ?? '').slice(0, 200);
  }

  const parsed = importedClient.safeParse(texts);
  const issues = [...refusals];
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = portfolioField.parse(path[0]);
    if (!issues.some((issue) => issue.field === field)) issues.push({ field, message });
  }
  return { client: issues.length === 0 ? parsed.data : undefined, issues, notes };
}

/** What is still missing of an owner whom the tenant does not know. */
export function newOwnerIssues({ nomeProprietario, emailProprietario }: ImportedClient): CellWord[] {
  const missing = [
    ...(nomeProprietario ? [] : ['nomeProprietario' as const]),
    ...(emailProprietario ? [] : ['emailProprietario' as const]),
  ];
  return missing.map((field) => ({
    field,
    message: `Proprietário ainda não cadastrado: informe ${field === 'nomeProprietario' ? 'o nome' : 'o e-mail'}.`,
  }));
}

/** `CNPJ ou CPF: CNPJ ou CPF inválido.` */
export function wordsOf({ field, message }: CellWord): string {
  return `${portfolioColumns[field].heading}: ${message}`;
}
