import { foldText } from '@restitui/brazil/fold-text.ts';
import { conditionProblems, conditionToken, type TemplatePiece } from './conditions.ts';
import { isFilledIn, isPlaceholderKey, type PlaceholderKey, placeholderCatalogue } from './placeholder-catalogue.ts';
import { type TemplateType, templateTypeLabels } from './template-type.ts';

export const placeholderPattern = /\{\{([^{}<>]*)\}\}/g;

/** Normalizes a key: word processors add capitals, spaces and invisible characters. */
export function normalizePlaceholderKey(inner: string): string {
  return inner
    .replace(/[\u00ad\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

/** Rewrites all placeholders in their normal form, `{{cliente.razao_social}}`. */
export function normalizePlaceholders(html: string): string {
  return html.replace(placeholderPattern, (_, inner: string) => `{{${normalizePlaceholderKey(inner)}}}`);
}

const alone = /<p>\s*(\{\{(?:se [^{}<>]*|sen[aã]o|fim)\}\})\s*<\/p>/g;

/** Splits a template at its conditions. A paragraph that holds a condition only is no paragraph of the text. */
export function piecesOf(html: string): TemplatePiece[] {
  const text = normalizePlaceholders(html).replace(alone, '$1');
  const pieces: TemplatePiece[] = [];
  let from = 0;
  for (const match of text.matchAll(placeholderPattern)) {
    const token = conditionToken(normalizePlaceholderKey(match[1] ?? ''));
    if (!token) continue;
    pieces.push(text.slice(from, match.index), token);
    from = match.index + match[0].length;
  }
  return [...pieces, text.slice(from)];
}

/** Lists the catalogue keys that a template uses, in the order of their first appearance. */
export function placeholdersOf(html: string): PlaceholderKey[] {
  const keys = [...html.matchAll(placeholderPattern)].map(([, inner = '']) => normalizePlaceholderKey(inner));
  return [...new Set(keys)].filter(isPlaceholderKey);
}

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swapped = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swapped, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** Returns the most similar key, to suggest it. */
export function nearestPlaceholder(key: string): PlaceholderKey | undefined {
  const typed = foldText(key)
    .replace(/[\s-]+/g, '_')
    .slice(0, 60);
  const begun = typed.length > 3 && placeholderCatalogue.find((entry) => entry.key.startsWith(typed));
  if (begun) return begun.key;
  const [nearest] = placeholderCatalogue
    .map((entry) => ({ key: entry.key, far: distance(typed, entry.key) }))
    .sort((a, b) => a.far - b.far);
  if (nearest && nearest.far <= Math.max(3, typed.length / 4)) return nearest.key;
  return placeholderCatalogue.find((entry) => entry.key.split('.')[1] === typed)?.key;
}

function problemOf(key: string, type: TemplateType): string | undefined {
  if (conditionToken(key)) return undefined;
  if (isPlaceholderKey(key)) {
    if (isFilledIn(type, key)) return undefined;
    return `{{${key}}} não existe em contratos do tipo ${templateTypeLabels[type]}, que não têm cliente nem produtos.`;
  }
  if (key === '') return '{{ }} está vazio. Escreva entre as chaves um campo do catálogo.';
  const nearest = nearestPlaceholder(key);
  return `{{${key}}} não está no catálogo.${nearest ? ` Você quis dizer {{${nearest}}}?` : ''}`;
}

function unfinished(html: string): string[] {
  const rest = html.replace(placeholderPattern, ' ').replace(/<[^<>]*>/g, ' ');
  return [...rest.matchAll(/(?:\{\{|\}\}).{0,30}/g)].map(({ 0: from, index }) => {
    const before = rest
      .slice(Math.max(index - 20, 0), index)
      .split('\n')
      .at(-1);
    const around = `${before}${from}`.replace(/\s+/g, ' ').trim();
    return `Marcador incompleto perto de “${around}”. Abra com {{ e feche com }}.`;
  });
}

/** Returns one sentence per problem with a template's placeholders, in the order of the text. */
export function placeholderProblems(html: string, type: TemplateType): string[] {
  const keys = [...html.matchAll(placeholderPattern)].map(([, inner = '']) => normalizePlaceholderKey(inner));
  const wrong = [...new Set(keys)].map((key) => problemOf(key, type)).filter((problem) => problem !== undefined);
  return [...wrong, ...conditionProblems(piecesOf(html)), ...new Set(unfinished(html))];
}
