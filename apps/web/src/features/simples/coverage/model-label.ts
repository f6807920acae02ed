import type { NumberSeries } from '@restitui/domain/simples/coverage/coverage.api.ts';

const models: Record<string, string> = { '55': 'NF-e', '65': 'NFC-e', '59': 'CF-e SAT' };

/** Formats model and series, such as `NFC-e, série 1`; coupons are numbered by their equipment. */
export function modelLabel({ modelo, serie }: Pick<NumberSeries, 'modelo' | 'serie'>): string {
  return `${models[modelo] ?? `Modelo ${modelo}`}, ${modelo === '59' ? 'equipamento' : 'série'} ${serie}`;
}
