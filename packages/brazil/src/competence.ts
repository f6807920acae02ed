/** A month of taxation on the wire and on screen: `MM/AAAA`. */
export type Competence = string & { readonly __brand: 'Competence' };

/** From year and month (1–12). */
export function competenceOf(year: number, month: number): Competence {
  return `${String(month).padStart(2, '0')}/${String(year).padStart(4, '0')}` as Competence;
}

/** The month of a calendar day `AAAA-MM-DD`. */
export function competenceOfDay(day: string): Competence {
  return competenceOf(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
}

/** Takes `MM/AAAA` or the path form `MMAAAA`; undefined for anything else and for months outside 1–12. */
export function parseCompetence(text: string): Competence | undefined {
  const match = /^(\d{2})\/?(\d{4})$/.exec(text);
  if (!match || Number(match[1]) < 1 || Number(match[1]) > 12) return undefined;
  return `${match[1]}/${match[2]}` as Competence;
}

/** Year and month (1–12). */
export function competenceParts(competence: Competence): { year: number; month: number } {
  return { year: Number(competence.slice(3)), month: Number(competence.slice(0, 2)) };
}

/** `AAAAMM`, which sorts as text in the order of time. */
export function competenceKey(competence: Competence): string {
  return competence.slice(3) + competence.slice(0, 2);
}

/** For sorting by time: negative when `a` is earlier. */
export function compareCompetences(a: Competence, b: Competence): number {
  return competenceKey(a) < competenceKey(b) ? -1 : Number(competenceKey(a) > competenceKey(b));
}

/** The competence `months` later; negative goes back. */
export function addMonths(competence: Competence, months: number): Competence {
  const { year, month } = competenceParts(competence);
  const index = year * 12 + month - 1 + months;
  return competenceOf(Math.floor(index / 12), (index % 12) + 1);
}
