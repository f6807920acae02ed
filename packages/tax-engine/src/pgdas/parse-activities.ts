import { normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { activityKindOf } from './activity-kind.ts';
import type { Activity, Establishment } from './declaration.ts';
import { parseParcels } from './parse-parcels.ts';
import { readTaxRow } from './tax-row.ts';
import { moneyIn, type TextLine } from './text-line.ts';

const blockLabel = /valor do debito por tributo para a atividade(?:\s*\(r\$\))?\s*:?/;
const establishmentLabel = /cnpj estabelecimento\s*(?::\s*)?([0-9a-z./-]{14,18})/;
const barredLabel = /impedido de recolher icms\/iss no das\s*(?::\s*)?(sim|nao)/;
const placeLabel = /^municipio\s*:/;
const totalLabel = /valor informado\s*:?/;
const revenueLabel = /receita bruta informada\s*:?/;
const blockEnd = /^totais do estabelecimento|total geral da empresa|^\d(?:\.\d)?\s*[).]\s+[a-z]/;
const parcelLabel = /parcela\s*\d+\s*:/;

export interface EstablishmentsAndActivities {
  establishments: Establishment[];
  activities: Activity[];
  /** Blocks that could not be read, pt-BR. */
  mismatches: string[];
}

function readBlock(lines: readonly TextLine[], establishment: string): Activity | string {
  const revenueAt = lines.findIndex(({ folded }) => revenueLabel.test(folded));
  const description = lines
    .slice(0, Math.max(revenueAt, 0))
    .map(({ text }) => text)
    .join(' ');
  const kind = activityKindOf(description);
  if (!kind) return `Atividade sem indicação de substituição tributária: ${description.slice(0, 80)}`;

  const revenueLine = lines[revenueAt];
  const own = revenueLine && moneyIn(revenueLine)[0];
  const next = lines[revenueAt + 1];
  const revenue = own ?? (next && moneyIn(next)[0]);
  if (!revenue) return `Atividade sem receita bruta informada: ${description.slice(0, 80)}`;

  const rest = lines.slice(revenueAt + (own ? 1 : 2));
  const parcelsAt = rest.findIndex(({ folded }) => parcelLabel.test(folded));
  const taxes = readTaxRow(parcelsAt < 0 ? rest : rest.slice(0, parcelsAt));
  if (!taxes) return `Atividade sem os nove valores de tributos: ${description.slice(0, 80)}`;
  const parcels = parcelsAt < 0 ? [] : parseParcels(rest.slice(parcelsAt));
  return { ...kind, establishment, description, revenue: revenue.cents, taxes, parcels };
}

// The label's "Sim" or "Não" may have wrapped to the next line.
function barredText({ folded }: TextLine, next: TextLine | undefined): string {
  return folded.includes('impedido de recolher') ? `${folded} ${next?.folded ?? ''}` : '';
}

/** Parses sections 3 (extrato) and 2.7 (declaração): the establishments and their declared activities. */
export function parseActivities(lines: readonly TextLine[]): EstablishmentsAndActivities {
  const establishments = new Map<string, Establishment>();
  const activities: Activity[] = [];
  const mismatches: string[] = [];
  let current = '';
  let block: TextLine[] | undefined;

  const closeBlock = () => {
    if (!block) return;
    const read = readBlock(block, current);
    if (typeof read === 'string') mismatches.push(read);
    else activities.push(read);
    block = undefined;
  };

  for (const [i, line] of lines.entries()) {
    const starts = blockLabel.exec(line.folded);
    const establishment = establishmentLabel.exec(line.folded);
    const cnpj = establishment && normaliseCnpj(establishment[1] ?? '').slice(0, 14);
    // The same establishment within a block is a page header.
    const moves = cnpj !== null && cnpj !== current;
    if (starts || moves || blockEnd.test(line.folded)) closeBlock();
    if (moves) {
      current = cnpj;
      if (!establishments.has(current)) establishments.set(current, { cnpj: current, icmsBarred: undefined });
    }
    const barred = barredLabel.exec(barredText(line, lines[i + 1]));
    if (barred) {
      const { revenue } = establishments.get(current) ?? {};
      establishments.set(current, { cnpj: current, icmsBarred: barred[1] === 'sim', ...(revenue && { revenue }) });
    }
    const own = establishments.get(current);
    if (own && !block && totalLabel.test(line.folded)) own.revenue ??= moneyIn(line)[0]?.cents;
    if (starts) {
      const rest = starts.index + starts[0].length;
      const isEmpty = line.text.slice(rest).trim() === '';
      block = isEmpty ? [] : [{ text: line.text.slice(rest), folded: line.folded.slice(rest), x: line.x.slice(rest) }];
      continue;
    }
    if (!establishment && !barred && !placeLabel.test(line.folded)) block?.push(line);
  }
  closeBlock();
  return { establishments: [...establishments.values()], activities, mismatches };
}
