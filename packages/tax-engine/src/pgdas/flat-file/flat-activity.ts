import type { ActivityKind } from '../declaration.ts';

const tail = 'substituição tributária/tributação monofásica/antecipação com encerramento de tributação';
const resale = 'Revenda de mercadorias';
const industry = 'Venda de mercadorias industrializadas pelo contribuinte';

const goods: Record<number, ActivityKind & { description: string }> = {
  1: { id: 1, annex: 'I', side: 'sem', description: `${resale}, exceto para o exterior - Sem ${tail}` },
  2: { id: 2, annex: 'I', side: 'com', description: `${resale}, exceto para o exterior - Com ${tail}` },
  3: { id: 3, annex: 'I', side: null, description: `${resale} para o exterior` },
  4: { id: 4, annex: 'II', side: 'sem', description: `${industry}, exceto para o exterior - Sem ${tail}` },
  5: { id: 5, annex: 'II', side: 'com', description: `${industry}, exceto para o exterior - Com ${tail}` },
  6: { id: 6, annex: 'II', side: null, description: `${industry} para o exterior` },
};

const others: readonly [last: number, description: string][] = [
  [8, 'Locação de bens móveis'],
  [33, 'Prestação de serviços'],
  [39, 'Serviços de transporte ou de comunicação'],
  [43, 'Atividades com incidência simultânea de IPI e de ISS'],
];

/** Returns the activity of a `Tipo` of register 03100 (1 to 43); undefined for other values. */
export function flatActivity(id: number): (ActivityKind & { description: string }) | undefined {
  if (goods[id]) return goods[id];
  const other = id >= 7 ? others.find(([last]) => id <= last) : undefined;
  return other && { id: null, annex: null, side: null, description: `${other[1]} (atividade ${id})` };
}
