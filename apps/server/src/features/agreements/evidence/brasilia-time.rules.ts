const timeZone = 'America/Sao_Paulo';
const day = new Intl.DateTimeFormat('pt-BR', { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' });
const time = new Intl.DateTimeFormat('pt-BR', { timeZone, timeStyle: 'medium' });

/** Formats a moment in the time of Brasília: `24/11/2026 às 09:14:27`. */
export function brasiliaMoment(at: string | Date): string {
  return `${day.format(new Date(at))} às ${brasiliaTime(at)}`;
}

export function brasiliaDay(at: string | Date): string {
  return day.format(new Date(at));
}

export function brasiliaTime(at: string | Date): string {
  return time.format(new Date(at));
}
