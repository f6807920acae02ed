import { normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { foldText } from '@restitui/brazil/fold-text.ts';
import { type ServiceType, serviceLabels, serviceType } from '../../recovery/products/service-type.ts';
import type { PlaceholderValues } from './placeholder-catalogue.ts';
import { isPartnership, type TemplateType } from './template-type.ts';

interface CatalogueEntry {
  key: string;
  label: string;
}

const people: CatalogueEntry[] = [
  { key: 'cliente.pessoa_juridica', label: 'O cliente é uma empresa (CNPJ)' },
  { key: 'cliente.pessoa_fisica', label: 'O cliente é uma pessoa física (CPF)' },
  { key: 'parceiro.pessoa_juridica', label: 'O parceiro é uma empresa (CNPJ)' },
  { key: 'parceiro.pessoa_fisica', label: 'O parceiro é uma pessoa física (CPF)' },
];

const productKey = (service: ServiceType) => `produto.${service.toLowerCase()}`;

/** All conditions that a template may use: `{{se CONDIÇÃO}} … {{senao}} … {{fim}}`. */
export const conditionCatalogue: readonly CatalogueEntry[] = [
  ...people,
  ...serviceType.options.map((service) => ({
    key: productKey(service),
    label: `Contratado: ${serviceLabels[service]}`,
  })),
];

/** Returns whether the condition can hold in agreements of this type: a partnership has no client and no products. */
export function isConditionOf(type: TemplateType, key: string): boolean {
  return key.startsWith('parceiro.') === isPartnership(type);
}

const known = new Set(conditionCatalogue.map(({ key }) => key));

/** Returns the conditions that hold for an agreement with these values and services. */
export function conditionsOf(values: PlaceholderValues, services: readonly ServiceType[] = []): ReadonlySet<string> {
  const held = services.map(productKey);
  // A CNPJ may contain letters, so its digits alone do not tell it from a CPF.
  const client = normaliseCnpj(values['cliente.cnpj_cpf'] ?? '').length;
  if (client > 0) held.push(client > 11 ? 'cliente.pessoa_juridica' : 'cliente.pessoa_fisica');
  if (values['parceiro.cpf'])
    held.push(values['parceiro.cnpj'] ? 'parceiro.pessoa_juridica' : 'parceiro.pessoa_fisica');
  return new Set(held);
}

type Token = { kind: 'se'; condition: string } | { kind: 'senao' } | { kind: 'fim' };

/** Returns the condition token of a placeholder's normal form; undefined for a value. */
export function conditionToken(key: string): Token | undefined {
  if (key === 'fim') return { kind: 'fim' };
  if (key === 'senao' || key === 'senão') return { kind: 'senao' };
  return key === 'se' || key.startsWith('se ') ? { kind: 'se', condition: key.slice(3).trim() } : undefined;
}

/** A text between condition tokens, or such a token. */
export type TemplatePiece = string | Token;

interface Open {
  holds: boolean;
  isElse: boolean;
}

/** Keeps the branches whose conditions hold; nested conditions need all of them. */
export function keepBranches(pieces: readonly TemplatePiece[], holding: ReadonlySet<string>): string {
  const open: Open[] = [];
  let kept = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      if (open.every(({ holds, isElse }) => holds !== isElse)) kept += piece;
    } else if (piece.kind === 'se') open.push({ holds: holding.has(piece.condition), isElse: false });
    else if (piece.kind === 'fim') open.pop();
    else {
      const last = open.at(-1);
      if (last) last.isElse = true;
    }
  }
  return kept;
}

/** Returns one sentence per problem with a template's conditions. */
export function conditionProblems(pieces: readonly TemplatePiece[]): string[] {
  const problems: string[] = [];
  const open: { condition: string; hasElse: boolean; text: string }[] = [];
  for (const piece of pieces) {
    const last = open.at(-1);
    if (typeof piece === 'string') {
      if (last) last.text += piece;
    } else if (piece.kind === 'se') {
      if (!known.has(piece.condition)) problems.push(unknownProblem(piece.condition));
      open.push({ condition: piece.condition, hasElse: false, text: '' });
    } else if (!last) problems.push(`{{${piece.kind}}} não tem um {{se …}} antes.`);
    else {
      if (!isBalanced(last.text)) problems.push(branchProblem(last.condition));
      if (piece.kind === 'fim') open.pop();
      else {
        if (last.hasElse) problems.push(`{{se ${last.condition}}} tem mais de um {{senao}}.`);
        Object.assign(last, { hasElse: true, text: '' });
      }
    }
  }
  for (const { condition } of open) problems.push(`{{se ${condition}}} não tem {{fim}}.`);
  return [...new Set(problems)];
}

const gender = /[._](?:genero|sexo|masculin[oa]|feminin[oa]|homem|mulher)/;

/** Names an unknown condition. One on the gender of a person could never hold, because no gender is stored. */
function unknownProblem(condition: string): string {
  const problem = `{{se ${condition}}} não está entre as condições.`;
  if (!gender.test(foldText(condition))) return problem;
  return `${problem} O gênero das pessoas não é registrado: escreva de forma que sirva a todos, como “CPF nº”.`;
}

const branchProblem = (condition: string) =>
  `{{se ${condition}}} começa num parágrafo ou item e termina em outro. Ponha-o dentro de um só, ou em linhas próprias.`;

/** Returns whether a branch opens and closes the same tags, so that the text stays whole without it. */
function isBalanced(html: string): boolean {
  const depth = new Map<string, number>();
  for (const [, closing, name = ''] of html.matchAll(/<(\/?)([a-z][a-z\d]{0,15})(?![a-z\d])/g)) {
    if (name === 'br' || name === 'hr') continue;
    const next = (depth.get(name) ?? 0) + (closing ? -1 : 1);
    if (next < 0) return false;
    depth.set(name, next);
  }
  return [...depth.values()].every((open) => open === 0);
}
