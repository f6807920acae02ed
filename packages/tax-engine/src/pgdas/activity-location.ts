import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import type { Activity } from './declaration.ts';

const names: Record<number, string> = {
  1: 'Revenda sem substituição',
  2: 'Revenda com substituição',
  3: 'Revenda para o exterior',
  4: 'Venda industrial sem substituição',
  5: 'Venda industrial com substituição',
  6: 'Venda industrial para o exterior',
};

/** Formats an activity as a pt-BR location, with its establishment where one is printed. */
export function activityLocation({ id, description, establishment }: Activity): string {
  const name = (id && names[id]) || description.slice(0, 60).trim();
  return establishment ? `${name}, ${formatCnpj(establishment)}` : name;
}
