import { counted } from '@restitui/brazil/counted.ts';

/** Words the time between two instants: seconds below a minute, else the largest whole unit. */
export function ageText(from: string, at: string): string {
  const seconds = Math.max(0, Math.round((Date.parse(at) - Date.parse(from)) / 1000));
  if (seconds < 60) return `há ${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `há ${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return `há ${hours} h`;
  return `há ${counted(Math.floor(hours / 24), 'dia', 'dias')}`;
}
