import type { Day } from '@restitui/brazil/day.ts';
import { describe, expect, it } from 'vitest';
import { type ErasureFacts, evidenceKeptUntil, planErasure } from './erasure-plan.ts';
import { chargeKeptUntil, contractKeptUntil, retentionRules, taxWorkKeptUntil, yearsAfter } from './retention.ts';

const day = (text: string) => text as Day;
const today = day('2026-11-21');
const facts: ErasureFacts = {
  kind: 'owner',
  contracts: [],
  companies: 0,
  lastWork: null,
  lastCharge: null,
  termsAcceptedOn: null,
};
const ended = { signedOn: day('2024-03-10'), inForce: false };

describe('retention periods', { tags: ['D-36'] }, () => {
  it.each([
    ['2024-03-10', false, '2034-03-10'],
    ['2024-02-29', false, '2034-02-28'],
    ['2024-03-10', true, '2036-11-21'],
  ])('keep an agreement signed on %s, in force %s, until %s', (signedOn, inForce, until) => {
    expect(contractKeptUntil({ signedOn: day(signedOn), inForce }, today)).toBe(until);
  });

  it('keep tax work until the end of the fifth year after it', () => {
    expect([taxWorkKeptUntil(day('2025-01-01')), taxWorkKeptUntil(day('2025-12-31'))]).toEqual([
      '2030-12-31',
      '2030-12-31',
    ]);
  });

  it('move 29 February to the 28th', () => {
    expect([yearsAfter(day('2024-02-29'), 4), yearsAfter(day('2024-02-29'), 5)]).toEqual(['2028-02-29', '2029-02-28']);
  });

  it('have a law, the date since it applies and the date it was last read', () => {
    for (const { source, since, readAt } of Object.values(retentionRules)) {
      expect(source).toMatch(/Lei \d/);
      expect([since < readAt, readAt <= '2026-11-21']).toEqual([true, true]);
    }
  });

  it('use the latest of several agreements and ignore expired ones', () => {
    const old = { signedOn: day('2010-01-01'), inForce: false };
    expect(evidenceKeptUntil({ contracts: [old, ended] }, today)).toBe('2034-03-10');
    expect(evidenceKeptUntil({ contracts: [old] }, today)).toBeNull();
  });
});

describe('erasure plan', { tags: ['D-36'] }, () => {
  it('erases everything but the proof of the answer for a person who signed nothing', () => {
    for (const kind of ['user', 'owner', 'lead'] as const) {
      const { apagado, mantido } = planErasure({ ...facts, kind }, today);
      expect(apagado.length).toBeGreaterThan(2);
      expect(mantido.map(({ dado }) => dado)).toEqual(['Esta solicitação e a resposta, sem os seus dados']);
    }
    expect(planErasure(facts, today).apagado.join()).toMatch(/Nome e CPF.*Fotos de identidade.*chave/);
  });

  it('retains the evidence of a signed agreement until a day and names the law', () => {
    const { apagado, mantido } = planErasure({ ...facts, contracts: [ended] }, today);
    expect(mantido[0]).toMatchObject({ ate: '2034-03-10', fonte: expect.stringContaining('art. 205') });
    expect(mantido[0]?.dado).toContain('nome e CPF');
    expect(apagado.join()).not.toMatch(/Nome e CPF|A chave|Fotos de identidade/);
  });

  it('states that the term of an active agreement has not begun', () => {
    const running = planErasure({ ...facts, contracts: [{ ...ended, inForce: true }] }, today).mantido[0];
    expect([running?.ate, running?.motivo.includes('enquanto ele vigorar')]).toEqual(['2036-11-21', true]);
  });

  it('has separate terms for companies and terms of use', () => {
    const of = { ...facts, companies: 2, lastWork: day('2025-05-05'), termsAcceptedOn: day('2025-01-02') };
    expect(planErasure(of, today).mantido.map(({ ate }) => ate)).toEqual(['2030-12-31', '2035-01-02', null]);
  });

  it('retains the payer of boletos for the fiscal term', () => {
    expect(chargeKeptUntil(day('2024-02-01'))).toBe('2029-12-31');
    const [charged] = planErasure({ ...facts, lastCharge: day('2024-02-01') }, today).mantido;
    expect(charged).toMatchObject({ dado: expect.stringContaining('boletos'), ate: '2029-12-31' });
    expect(charged?.fonte).toContain('206, § 5º, I');
    expect(planErasure({ ...facts, lastCharge: day('2020-12-31') }, today).mantido).toHaveLength(1);
  });
});
