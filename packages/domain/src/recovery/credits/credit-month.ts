/** Returns the fields of a credit for its month, `MM/AAAA`. */
export function yearAndMonth(competencia: string): { anoCompetencia: number; mesCompetencia: number } {
  return { anoCompetencia: Number(competencia.slice(3)), mesCompetencia: Number(competencia.slice(0, 2)) };
}
