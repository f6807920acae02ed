import { integerCents, roundedCents, sumOfCents } from '@restitui/brazil/money.ts';
import { describe, expect, it } from 'vitest';
import { planReport, type ReportedUse } from './reported-use.ts';

const cents = (...amounts: number[]) => amounts.map(roundedCents);
const reported = (lines: number[], used: number, left: number, more: Partial<ReportedUse> = {}): ReportedUse => ({
  ...{ lines: cents(...lines), controlled: integerCents(0), used: roundedCents(used), left: roundedCents(left) },
  ...{ others: [], ...more },
});
const june = (used: number | null) => [
  { id_apuracao: 'a', competencia: '06/2025', used: used === null ? null : roundedCents(used) },
];

describe('compensation report after a decision', { tags: ['D-35'] }, () => {
  it.each<[string, ReportedUse, object]>([
    ['loses its lines with a denial', reported([80, 24], 104, 0), { kind: 'LOWERED', target: 0 }],
    ['has its only line lowered to what is left', reported([104], 104, 62.4), { kind: 'LOWERED', target: 6_240 }],
    ['is kept below what is left', reported([50], 104, 62.4), { kind: 'KEPT' }],
    ['is kept while the whole use is left', reported([200], 104, 104), { kind: 'KEPT' }],
    ['is kept without a line', reported([], 104, 0), { kind: 'KEPT' }],
    ['keeps the use of another request', reported([156], 104, 0, { others: june(52) }), { target: 5_200 }],
    ['does not choose between taxes', reported([80, 24], 104, 62.4), { kind: 'TAXES', sum: 10_400, limit: 6_240 }],
    [
      'does not choose between lines of two requests',
      reported([80, 24, 52], 104, 0, { others: june(52) }),
      { kind: 'TAXES', limit: 5_200 },
    ],
    [
      'is kept once the lines of one request were deleted by hand',
      reported([52], 104, 0, { others: june(52) }),
      { kind: 'KEPT' },
    ],
    [
      'is kept once the taxes were corrected by hand beside another request',
      reported([62.4, 52], 104, 62.4, { others: june(52) }),
      { kind: 'KEPT' },
    ],
    [
      'waits for the use of another request that is not recorded',
      reported([156], 104, 0, { others: june(null) }),
      { kind: 'UNRECORDED', other: { competencia: '06/2025' } },
    ],
    [
      'is not lowered from more than the requests used',
      reported([156], 104, 0),
      { kind: 'BEYOND', sum: 15_600, limit: 10_400 },
    ],
    [
      'waits for the control of ICMS credits',
      reported([104], 104, 0, { controlled: roundedCents(100) }),
      { kind: 'CONTROLLED', limit: 0 },
    ],
    [
      'is lowered beside a control within what is left',
      reported([104], 104, 62.4, { controlled: roundedCents(60) }),
      { kind: 'LOWERED', target: 6_240 },
    ],
  ])('%s', (_, use, plan) => {
    expect(planReport(use)).toMatchObject(plan);
  });

  it('is kept after every correction that a plan asks for', () => {
    const amounts = [0, 1, 52, 62.4, 104];
    for (const first of amounts)
      for (const second of amounts)
        for (const left of amounts.filter((one) => one <= 104))
          for (const other of amounts) {
            const use = reported([first, second], 104, left, { others: june(other) });
            const plan = planReport(use);
            const limit = 'limit' in plan ? plan.limit : 'target' in plan ? plan.target : sumOfCents(use.lines);
            const next = planReport({ ...use, lines: [limit] });
            expect(next.kind).toBe(plan.kind === 'BEYOND' ? 'LOWERED' : 'KEPT');
          }
  });
});
