import { describe, expect, it } from 'vitest';
import { creditStateOf, creditsOfRequests, uncreditedRequests } from './uncredited-requests.ts';

const request = (pago_em: string, situacao: 'A_PEDIR' | 'PEDIDO' | 'DEFERIDO' | 'INDEFERIDO' | 'PAGO' = 'PEDIDO') => ({
  ...{ competencia: '05/2025', pagamento: pago_em, pago_em, situacao },
  valor_pedido: situacao === 'A_PEDIR' ? null : 100,
});
const credit = (pagoEm: string | null, mesCompetencia: number | null = 5) => ({
  ...{ anoCompetencia: 2025, mesCompetencia, pagoEm },
});

describe('requests without a credit', { tags: ['D-34'] }, () => {
  it.each([
    ['A_PEDIR', 0],
    ['PEDIDO', 1],
    ['DEFERIDO', 1],
    ['INDEFERIDO', 0],
    ['PAGO', 1],
  ] as const)('count a request in the state %s: %i', (situacao, count) => {
    expect(uncreditedRequests([request('2025-06-20', situacao)], [])).toHaveLength(count);
  });

  it('leave out the payment that has its credit', () => {
    const [june, july] = [request('2025-06-20'), request('2025-07-10')];
    expect(uncreditedRequests([june, july], [credit('2025-06-20')])).toEqual([july]);
  });

  it('take a typed credit without a day for one payment of its month only', () => {
    const [june, july] = [request('2025-06-20'), request('2025-07-10')];
    expect(uncreditedRequests([june, july], [credit(null)])).toEqual([july]);
    expect(uncreditedRequests([june, july], [credit(null), credit('2025-06-20')])).toEqual([]);
  });

  it('ignore credits of other months, and those without one', () => {
    const june = request('2025-06-20');
    expect(uncreditedRequests([june], [credit('2025-06-20', 4), credit(null, null)])).toEqual([june]);
  });
});

describe('credit of a payment', () => {
  const paid = (pagoEm: string | null) => ({ ...credit(pagoEm), isPago: true });
  const open = (pagoEm: string | null) => ({ ...credit(pagoEm), isPago: false });

  it('is that of its day, or else one without a day', () => {
    const [june, july] = [request('2025-06-20'), request('2025-07-10')];
    const states = (credits: ReturnType<typeof open>[]) =>
      [june, july].map((one) => creditStateOf(one, [june, july], credits));
    expect(states([])).toEqual(['none', 'none']);
    expect(states([paid('2025-06-20'), open('2025-07-10')])).toEqual(['paid', 'open']);
    expect(states([paid(null), open('2025-06-20')])).toEqual(['open', 'paid']);
    expect(states([paid('2025-07-10')])).toEqual(['none', 'paid']);
  });

  it('is that of its place among the payments and credits of one day', () => {
    const [first, second] = [request('2025-06-20'), request('2025-06-20')];
    const credits = [paid('2025-06-20'), open('2025-06-20')];
    expect([...creditsOfRequests([first, second], credits)]).toEqual([
      [first, credits[0]],
      [second, credits[1]],
    ]);
  });

  it('is the one that names it, whichever of the payments of that day was requested first', () => {
    const first = request('2025-06-20');
    const second = { ...request('2025-06-20'), pagamento: '2025-06-20-2' };
    const named = { ...paid('2025-06-20'), pagamento: '2025-06-20-2' };
    const toAsk = { ...request('2025-06-20', 'A_PEDIR'), pagamento: first.pagamento };
    expect([...creditsOfRequests([toAsk, second], [named])]).toEqual([[second, named]]);
    expect([...creditsOfRequests([first, second], [named])]).toEqual([[second, named]]);
    expect(uncreditedRequests([first, second], [named])).toEqual([first]);
    const denied = { ...second, situacao: 'INDEFERIDO' as const };
    expect(creditsOfRequests([first, denied], [named]).get(first)).toBeUndefined();
    expect([...creditsOfRequests([second], [{ ...named, mesCompetencia: 4 }])]).toEqual([]);
  });

  it('does not exist before the request', () => {
    const toAsk = request('2025-06-20', 'A_PEDIR');
    expect(creditStateOf(toAsk, [toAsk], [paid('2025-06-20')])).toBe('none');
  });
});
