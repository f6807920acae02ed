import { isPending, type MonthWork } from '@restitui/domain/simples/analysis/month-work.ts';

export interface Year {
  ano: string;
  meses: readonly MonthWork[];
}

/** Returns the years to open before the user chose: those with something left, else the last one. */
export function yearsToOpen(years: readonly Year[]): string[] {
  const pending = years.filter(({ meses }) => meses.some(isPending)).map(({ ano }) => ano);
  return pending.length > 0
    ? pending
    : years
        .map(({ ano }) => ano)
        .toSorted()
        .slice(-1);
}

/** Returns whether it is known of every month what is left in it. */
export function isWorkKnown(years: readonly Year[]): boolean {
  return years.every(({ meses }) => meses.every(({ falta }) => falta !== undefined));
}

/** Returns a list of years without a year that it has, or with one that it lacks. */
export function toggledYear(years: readonly string[], ano: string): string[] {
  return years.includes(ano) ? years.filter((one) => one !== ano) : [...years, ano];
}
