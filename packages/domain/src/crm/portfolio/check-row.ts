import { formatCep, parseCep } from '@restitui/brazil/cep.ts';
import { ufs } from '@restitui/brazil/uf.ts';
import { z } from 'zod';
import { contactEmail, whatsAppNumber } from '../../accounts/verification-codes/contact.ts';
import { clientId } from '../clients/client-id.ts';
import { clientCommission, commissionRange, newClient, newClientOfOwner, ownerCpf } from '../clients/new-client.ts';
import { type ColumnMatch, type PortfolioField, portfolioColumns, portfolioField } from './portfolio-columns.ts';
import { ownCpf, repairCell } from './repair-cell.ts';

const optionalText = (longest: number) => z.string().max(longest, `Use no máximo ${longest} caracteres.`);
const orEmpty = <T extends z.ZodType<string>>(shape: T) =>
  z.string().transform((text, context): string => {
    if (text === '') return '';
    const { success, data, error } = shape.safeParse(text);
    if (success) return data;
    context.addIssue({ code: 'custom', message: error.issues[0]?.message ?? 'Valor inválido.' });
    return z.NEVER;
  });

const asNumber = (text: string) => Number(text.replace(',', '.'));

const { shape: known } = newClientOfOwner;

/**
 * A row of a portfolio as a client: validated by the rules of the registration, except that only the commission of the
 * contract's terms is required.
 */
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
    .refine((text) => !Number.isNaN(asNumber(text)), commissionRange)
    .transform(asNumber)
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
    .transform((text) => parseCep(text) ?? ''),
  logradouro: known.logradouro,
  numero: known.numero,
  complemento: known.complemento,
  bairro: known.bairro,
  municipio: known.municipio,
  estado: z
    .string()
    .refine((text) => text === '' || ufs.some((uf) => uf === text), 'UF inválida. Use as duas letras, como GO.'),
});
export type ImportedClient = z.infer<typeof importedClient>;

/** A message about one cell: a problem or a repair. */
export const cellMessage = z.object({ field: portfolioField, message: z.string() });
export type CellMessage = z.infer<typeof cellMessage>;

export interface CheckedRow {
  /** Undefined when the row has problems. */
  client: ImportedClient | undefined;
  issues: CellMessage[];
  notes: CellMessage[];
}

/** Parses one row by the chosen columns; returns problems and repairs as messages. */
export function checkRow(cells: readonly string[], match: ColumnMatch): CheckedRow {
  const texts: Partial<Record<PortfolioField, string>> = {};
  const notes: CellMessage[] = [];
  const refusals: CellMessage[] = [];
  for (const field of portfolioField.options) {
    const column = match[field];
    const { text, note, refusal } = repairCell(field, column === undefined ? '' : (cells[column] ?? ''));
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

/** Returns the fields that are missing for an owner who does not exist in the tenant. */
export function newOwnerIssues({ nomeProprietario, emailProprietario }: ImportedClient): CellMessage[] {
  const missing = [
    ...(nomeProprietario ? [] : ['nomeProprietario' as const]),
    ...(emailProprietario ? [] : ['emailProprietario' as const]),
  ];
  return missing.map((field) => ({
    field,
    message: `Proprietário ainda não cadastrado: informe ${field === 'nomeProprietario' ? 'o nome' : 'o e-mail'}.`,
  }));
}

/** Formats a message with its column, unless it begins with it: `E-mail do Contador: E-mail inválido`. */
export function formatCellMessage({ field, message }: CellMessage): string {
  const { heading } = portfolioColumns[field];
  return message.startsWith(`${heading} `) ? message : `${heading}: ${message}`;
}
