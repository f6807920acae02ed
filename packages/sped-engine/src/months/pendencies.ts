import { formatBRL, reaisOf } from '@restitui/brazil/money.ts';
import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import { type PendencyCode, pendencyText } from './pendency-texts.ts';

/** A matter of a month that the analyst must check. Wire names of the JSON; `valor` in reais there, in cents here. */
export interface Pendency {
  codigo: string;
  texto: string;
  valor: number | null;
  quantidade: number | null;
}

export interface PendencySum {
  cents: number | null;
  count: number | null;
  detail: string;
}

/** Collects the pendencies of a month: one per code, with the sums of amounts and counts (SP-113). */
export class Pendencies {
  /** By code, in the order in which they were found. */
  readonly sums = new Map<PendencyCode, PendencySum>();

  /** `cents` and `count` are null where the code names none. */
  add(code: PendencyCode, cents: number | null, count: number | null, detail = ''): void {
    const sum = this.sums.get(code);
    if (!sum) this.sums.set(code, { cents, count, detail });
    else {
      if (cents !== null) sum.cents = (sum.cents ?? 0) + cents;
      if (count !== null) sum.count = (sum.count ?? 0) + count;
      if (detail && !sum.detail.includes(detail)) sum.detail += `, ${detail}`;
    }
  }

  /** Lists the pendencies with their texts, which name the month where they need it. */
  list(month: TaxMonth): Pendency[] {
    return [...this.sums].map(([codigo, { cents, count, detail }]) => ({
      codigo,
      texto: pendencyText(codigo, { amount: formatBRL(reaisOf(cents ?? 0)), count: count ?? 0, detail, month }),
      valor: cents,
      quantidade: count,
    }));
  }
}
