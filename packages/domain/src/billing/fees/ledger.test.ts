import { type Cents, integerCents, negatedCents, sumOfCents, zeroCents } from '@restitui/brazil/money.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payoutPostings } from './fee-payouts.ts';
import { divideCents, type FeeShare, feeShares } from './fee-shares.ts';
import { applyPayment, balancesOf, type Posting, postingsBetween } from './ledger.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const sumOf = (postings: readonly Posting[]) => sum(postings.map(({ centavos }) => centavos));
const cents = fc.integer({ min: 0, max: 1_000_000_000_000 }).map(integerCents);
const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const person = (id: string) =>
  fc.option(
    percent.map((percentual) => ({ id, percentual })),
    { nil: undefined },
  );
const shares = fc
  .record({ provedor: percent, parceiro: person('p'), contabilidade: person('c') })
  .map((commissions) => feeShares(commissions));

describe('shares of a fee', () => {
  it('go to the provider, the partner and the firm, and the rest to the consultancy', () => {
    const people = { parceiro: { id: 'p', percentual: 10 }, contabilidade: { id: 'c', percentual: 5 } };
    expect(feeShares({ provedor: 30, ...people })).toEqual([
      { papel: 'PROVEDOR', id_user: null, peso: 3000 },
      { papel: 'PARCEIRO', id_user: 'p', peso: 1000 },
      { papel: 'CONTABILIDADE', id_user: 'c', peso: 500 },
      { papel: 'EMPRESA', id_user: null, peso: 5500 },
    ]);
    expect(feeShares({ provedor: 0 })).toEqual([{ papel: 'EMPRESA', id_user: null, peso: 10_000 }]);
  });

  it('never exceed the fee', () => {
    const people = { parceiro: { id: 'p', percentual: 50 }, contabilidade: { id: 'c', percentual: 5 } };
    expect(feeShares({ provedor: 80, ...people })).toEqual([
      { papel: 'PROVEDOR', id_user: null, peso: 8000 },
      { papel: 'PARCEIRO', id_user: 'p', peso: 2000 },
    ]);
    fc.assert(fc.property(shares, (all) => sum(all.map(({ peso }) => peso)) === 10_000));
  });

  it.each([
    [100, [3333, 3333, 3334], [33, 33, 34]],
    [1, [5000, 5000], [1, 0]],
    [2, [3333, 3333, 3334], [1, 0, 1]],
    [0, [1, 2], [0, 0]],
  ])('divide %i cents by %j into %j', (amount, weights, expected) => {
    expect(divideCents(integerCents(amount), weights)).toEqual(expected);
  });

  it('lose and add no cent, and differ from the exact part by less than a cent', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(cents, weights, (amount, parts) => {
        const divided = divideCents(amount, parts);
        expect(sum(divided)).toBe(amount);
        const total = BigInt(sum(parts));
        divided.forEach((part, i) => {
          const exact = BigInt(amount) * BigInt(parts[i] ?? 0);
          const distance = BigInt(part) * total - exact;
          expect(distance < total && distance > -total).toBe(true);
        });
      }),
    );
  });
});

type Event = { apurado: Cents } | { boleto: number; pago: Cents; encargos: Cents };
interface World {
  apurado: Cents;
  boletos: Record<number, { pago: Cents; encargos: Cents }>;
}

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ apurado: cents }),
  fc.record({
    boleto: fc.integer({ min: 0, max: 3 }),
    pago: cents,
    encargos: fc.integer({ min: 0, max: 5000 }).map(integerCents),
  }),
);

const after = (world: World, news: Event): World =>
  'apurado' in news
    ? { ...world, apurado: news.apurado }
    : { ...world, boletos: { ...world.boletos, [news.boleto]: { pago: news.pago, encargos: news.encargos } } };

function stateOf({ apurado, boletos }: World, of: FeeShare[]) {
  const paid = Object.values(boletos);
  const encargos = sumOfCents(paid.map((boleto) => boleto.encargos));
  return { apurado, pago: sumOfCents(paid.map(({ pago }) => pago)), encargos, shares: of };
}

const sorted = (postings: readonly Posting[]) =>
  postings.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));

/** Books the events in order; each booking must balance. */
function book(events: readonly Event[], of: FeeShare[]): Posting[] {
  let world: World = { apurado: zeroCents, boletos: {} };
  let booked: Posting[] = [];
  for (const news of events) {
    world = after(world, news);
    const postings = postingsBetween(booked, balancesOf(stateOf(world, of)));
    expect(sumOf(postings)).toBe(0);
    booked = postingsBetween(
      postings.map((posting) => ({ ...posting, centavos: negatedCents(posting.centavos) })),
      booked,
    );
  }
  return sorted(booked);
}

describe('ledger of fees', () => {
  it('sums to zero over all accounts after any events', () => {
    fc.assert(
      fc.property(cents, cents, cents, shares, (apurado, pago, encargos, all) => {
        expect(sumOf(balancesOf({ apurado, pago, encargos, shares: all }))).toBe(0);
      }),
    );
  });

  it('balances every booking and books nothing for a repeated event', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 8 }), shares, (events, all) => {
        const twice = events.flatMap((news) => [news, news]);
        expect(book(twice, all)).toEqual(book(events, all));
      }),
    );
  });

  it('reaches the same balances for events in any order', () => {
    const distinct = fc.uniqueArray(event, { selector: (news) => ('boleto' in news ? news.boleto : 'apurado') });
    fc.assert(
      fc.property(distinct, fc.infiniteStream(fc.integer()), shares, (events, random, all) => {
        const order = events.map((news) => ({ news, at: random.next().value as number }));
        const shuffled = order.toSorted((a, b) => a.at - b.at).map(({ news }) => news);
        expect(book(shuffled, all)).toEqual(book(events, all));
      }),
    );
  });

  it('leaves nothing of an event that was undone', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 6 }), shares, (events, all) => {
        const undone = [
          { apurado: zeroCents },
          ...[0, 1, 2, 3].map((boleto) => ({ boleto, pago: zeroCents, encargos: zeroCents })),
        ];
        expect(book([...events, ...undone], all)).toEqual([]);
      }),
    );
  });

  it('makes a promised fee due when it is paid', () => {
    const all = feeShares({ provedor: 30, parceiro: { id: 'p', percentual: 10 } });
    const promised = balancesOf({
      apurado: integerCents(1001),
      pago: zeroCents,
      encargos: zeroCents,
      shares: all,
    });
    expect(promised).toEqual([
      { conta: 'CLIENTE', papel: null, id_user: null, centavos: 1001 },
      { conta: 'PREVISTO', papel: 'PROVEDOR', id_user: null, centavos: -300 },
      { conta: 'PREVISTO', papel: 'PARCEIRO', id_user: 'p', centavos: -100 },
      { conta: 'PREVISTO', papel: 'EMPRESA', id_user: null, centavos: -601 },
    ]);
    expect(
      balancesOf({ apurado: integerCents(1001), pago: integerCents(1001), encargos: integerCents(20), shares: all }),
    ).toEqual([
      { conta: 'CAIXA', papel: null, id_user: null, centavos: 1021 },
      { conta: 'DEVIDO', papel: 'PROVEDOR', id_user: null, centavos: -300 },
      { conta: 'DEVIDO', papel: 'PARCEIRO', id_user: 'p', centavos: -100 },
      { conta: 'DEVIDO', papel: 'EMPRESA', id_user: null, centavos: -621 },
    ]);
  });

  it('reverses the shares and credits the client when a compensation is undone after the payment', () => {
    const shares = feeShares({ provedor: 50 });
    expect(balancesOf({ apurado: zeroCents, pago: integerCents(100), encargos: zeroCents, shares })).toEqual([
      { conta: 'CAIXA', papel: null, id_user: null, centavos: 100 },
      { conta: 'CLIENTE', papel: null, id_user: null, centavos: -100 },
    ]);
  });
});

interface Payout {
  of: number;
  centavos: Cents;
}
type Step = { fee: Event } | { payout: Payout } | { reverse: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ fee: event }),
  fc.record({
    payout: fc.record({
      of: fc.integer({ min: 0, max: 3 }),
      centavos: fc.integer({ min: 1, max: 10_000 }).map(integerCents),
    }),
  }),
  fc.record({ reverse: fc.integer({ min: 0, max: 5 }) }),
);

/** Books fees, refunds, payouts and reversals on one ledger; each payout is reversed at most once. */
function bookAll(steps: readonly Step[], of: FeeShare[]) {
  const payouts: (Payout & { reversed: boolean })[] = [];
  const booked: Posting[] = book(
    steps.flatMap((each) => ('fee' in each ? [each.fee] : [])),
    of,
  );
  for (const each of steps) {
    if ('payout' in each) payouts.push({ ...each.payout, reversed: false });
    const taken = 'reverse' in each ? payouts[each.reverse] : undefined;
    const payout = 'payout' in each ? each.payout : taken && !taken.reversed ? taken : undefined;
    const share = payout && of[payout.of % of.length];
    if (!payout || !share) continue;
    if (taken) taken.reversed = true;
    const postings = payoutPostings(share, taken ? negatedCents(payout.centavos) : payout.centavos);
    expect(sumOf(postings)).toBe(0);
    booked.push(...postings);
  }
  return { booked, standing: payouts.filter(({ reversed }) => !reversed) };
}

describe('payouts on the ledger', () => {
  const paidOut = (postings: readonly Posting[]) => postings.filter(({ conta }) => conta === 'REPASSADO');

  it('sum to zero after any steps, and match the amount paid out', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), shares, (steps, all) => {
        const { booked, standing } = bookAll(steps, all);
        expect(sumOf(booked)).toBe(0);
        expect(0 - sumOf(paidOut(booked))).toBe(sum(standing.map(({ centavos }) => centavos)));
      }),
    );
  });

  it('do not change what is due: paid out and open sum to it, to the cent', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 15 }), shares, (steps, all) => {
        const due = (postings: readonly Posting[]) =>
          sumOf(postings.filter(({ conta }) => conta === 'DEVIDO' || conta === 'REPASSADO'));
        const alone = book(
          steps.flatMap((each) => ('fee' in each ? [each.fee] : [])),
          all,
        );
        expect(due(bookAll(steps, all).booked)).toBe(due(alone));
      }),
    );
  });

  it('leave a negative open share when the payment is refunded after the payout', () => {
    const all = feeShares({ provedor: 100 });
    const paid = { boleto: 0, pago: integerCents(100), encargos: zeroCents };
    const back = { boleto: 0, pago: zeroCents, encargos: zeroCents };
    const steps: Step[] = [
      { fee: { apurado: integerCents(100) } },
      { fee: paid },
      { payout: { of: 0, centavos: integerCents(100) } },
      { fee: back },
    ];
    const { booked } = bookAll(steps, all);
    const open = booked.filter(({ conta }) => conta === 'DEVIDO');
    expect(0 - sumOf(open)).toBe(-100);
  });
});

it('applyPayment fills the lines in order and returns the excess as fine and interest', () => {
  const lines = [{ centavos: integerCents(100) }, { centavos: integerCents(50) }];
  expect(applyPayment(integerCents(160), lines)).toEqual([
    { pago: 100, encargos: 10 },
    { pago: 50, encargos: 0 },
  ]);
  expect(applyPayment(integerCents(120), lines).map(({ pago }) => pago)).toEqual([100, 20]);
  expect(applyPayment(zeroCents, lines).map(({ pago }) => pago)).toEqual([0, 0]);
});
