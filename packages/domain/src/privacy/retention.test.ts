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

describe('D-36 how long something is kept', () => {
  it.each([
    ['2024-03-10', false, '2034-03-10'],
    ['2024-02-29', false, '2034-02-28'],
    ['2024-03-10', true, '2036-11-21'],
  ])('a contract signed on %s, in force %s: until %s', (signedOn, inForce, until) => {
    expect(contractKeptUntil({ signedOn: day(signedOn), inForce }, today)).toBe(until);
  });

  it('tax work until the end of the fifth year after it, whatever day it was', () => {
    expect([taxWorkKeptUntil(day('2025-01-01')), taxWorkKeptUntil(day('2025-12-31'))]).toEqual([
      '2030-12-31',
      '2030-12-31',
    ]);
  });

  it('leap days end on the 28th', () => {
    expect([yearsAfter(day('2024-02-29'), 4), yearsAfter(day('2024-02-29'), 5)]).toEqual(['2028-02-29', '2029-02-28']);
  });

  it('every rule names its law, since when it holds and when it was read', () => {
    for (const { source, since, readAt } of Object.values(retentionRules)) {
      expect(source).toMatch(/Lei \d/);
      expect([since < readAt, readAt <= '2026-11-21']).toEqual([true, true]);
    }
  });

  it('the last of several contracts holds; one whose term is over does not', () => {
    const old = { signedOn: day('2010-01-01'), inForce: false };
    expect(evidenceKeptUntil({ contracts: [old, ended] }, today)).toBe('2034-03-10');
    expect(evidenceKeptUntil({ contracts: [old] }, today)).toBeNull();
  });
});

describe('D-36 what goes and what stays, in words', () => {
  it('of somebody who signed nothing everything goes but the proof of the answer', () => {
    for (const kind of ['user', 'owner', 'lead'] as const) {
      const { apagado, mantido } = planErasure({ ...facts, kind }, today);
      expect(apagado.length).toBeGreaterThan(2);
      expect(mantido.map(({ dado }) => dado)).toEqual(['Esta solicitação e a resposta, sem os seus dados']);
    }
    expect(planErasure(facts, today).apagado.join()).toMatch(/Nome e CPF.*Fotos de identidade.*chave/);
  });

  it('a signed contract keeps its evidence until a day, and says by which law', () => {
    const { apagado, mantido } = planErasure({ ...facts, contracts: [ended] }, today);
    expect(mantido[0]).toMatchObject({ ate: '2034-03-10', fonte: expect.stringContaining('art. 205') });
    expect(mantido[0]?.dado).toContain('nome e CPF');
    expect(apagado.join()).not.toMatch(/Nome e CPF|A chave|Fotos de identidade/);
  });

  it('one in force says that the term has not begun', () => {
    const running = planErasure({ ...facts, contracts: [{ ...ended, inForce: true }] }, today).mantido[0];
    expect([running?.ate, running?.motivo.includes('enquanto ele vigorar')]).toEqual(['2036-11-21', true]);
  });

  it('companies and terms of use have terms of their own', () => {
    const of = { ...facts, companies: 2, lastWork: day('2025-05-05'), termsAcceptedOn: day('2025-01-02') };
    expect(planErasure(of, today).mantido.map(({ ate }) => ate)).toEqual(['2030-12-31', '2035-01-02', null]);
  });

  it('boletos keep who pays until the fiscal term is over, and no longer', () => {
    expect(chargeKeptUntil(day('2024-02-01'))).toBe('2029-12-31');
    const [charged] = planErasure({ ...facts, lastCharge: day('2024-02-01') }, today).mantido;
    expect(charged).toMatchObject({ dado: expect.stringContaining('boletos'), ate: '2029-12-31' });
    expect(charged?.fonte).toContain('206, § 5º, I');
    expect(planErasure({ ...facts, lastCharge: day('2020-12-31') }, today).mantido).toHaveLength(1);
  });
});
