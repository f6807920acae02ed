import table from './natures.data.json' with { type: 'json' };

/** The verba of a rubrica and whether it counts without being confirmed. */
export interface VerbaSuggestion {
  verba: number;
  isAutomatic: boolean;
}

const MAX_DESCRIPTION = 200;
const HORA_EXTRA_50 = 7;

const byNature = new Map(table.natures.map((row) => [row.nature, row]));
const rules = table.descriptionRules.map(({ pattern, ...rule }) => {
  // Linear because a description is cut to 200 characters before it is matched.
  return { ...rule, pattern: new RegExp(pattern) };
});

/** Suggests the verba of a rubrica by its description, otherwise by its natRubr (PR-043 b, c); undefined for none. */
export function suggestVerba(nature: string | undefined, description: string): VerbaSuggestion | undefined {
  if (nature === undefined) return undefined;
  const text = upperWithoutAccents(description.slice(0, MAX_DESCRIPTION));
  for (const { natures, pattern, verba, mode } of rules) {
    const match = natures.includes(nature) ? pattern.exec(text) : null;
    if (match)
      return { verba: typeof verba === 'number' ? verba : overtimeVerba(match[1]), isAutomatic: isAutomatic(mode) };
  }
  const row = byNature.get(nature);
  return row?.verba ? { verba: row.verba, isAutomatic: isAutomatic(row.mode) } : undefined;
}

const isAutomatic = (mode: string) => mode === 'automatico';

/** Verbas 1 to 17 are overtime at 20% to 100% in steps of 5. */
function overtimeVerba(percentage: string | undefined): number {
  const percent = Number(percentage);
  const isListed = percent >= 20 && percent <= 100 && percent % 5 === 0;
  return isListed ? 1 + (percent - 20) / 5 : HORA_EXTRA_50;
}

function upperWithoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}
