import { displayName } from '@restitui/brazil/display-name.ts';

const hour = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', hour: 'numeric', hourCycle: 'h23' });

/** Returns 'Bom dia, Ana' by the time of day in Brasília. */
export function greeting(name: string, now: Date): string {
  const at = Number.parseInt(hour.format(now), 10);
  const hello = at >= 5 && at < 12 ? 'Bom dia' : at >= 12 && at < 18 ? 'Boa tarde' : 'Boa noite';
  const [first] = displayName(name).trim().split(' ');
  return first ? `${hello}, ${first}` : hello;
}
