import type { Day } from '@restitui/brazil/day.ts';
import { expect, it } from 'vitest';
import { limitationEvents } from './limitation-events.ts';

const payment = (competencia: string, valor: number, prescreve_em = '2026-12-10' as Day) => ({
  ...{ id_client: '11222333000181', empresa: 'AÇOUGUE, IRMÃOS & FILHOS COMÉRCIO DE ALIMENTOS E BEBIDAS LTDA' },
  ...{
    id_product: 'p',
    typeServico: 'PIS_COFINS_MONOFASICO_PARA_SN' as const,
    id_apuracao: 'a',
    competencia,
    pago_em: '2021-12-10',
    valor,
    corrigido: valor,
    prescreve_em,
  },
});

it('each client has one whole-day event per day, with the sum and an alarm', () => {
  const text = limitationEvents(
    [payment('10/2021', 100), payment('11/2021', 59.24), payment('12/2021', 1, '2027-01-20' as Day)],
    new Date('2026-11-22T03:00:00.000Z'),
  );
  const plain = text.replaceAll('\r\n ', '');
  expect(plain.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(plain).toContain('DTSTAMP:20261122T030000Z');
  expect(plain).toContain('DTSTART;VALUE=DATE:20261210');
  expect(plain).toContain('SUMMARY:Prescreve: R$ 159\\,24 de Açougue\\, Irmãos');
  expect(plain).toContain('DESCRIPTION:10/2021: R$ 100\\,00\\n11/2021: R$ 59\\,24');
  expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
});
