import { describe, expect, it } from 'vitest';
import { type PartnershipFacts, type PartnershipRights, stagesOf } from './partnership-stages.ts';

const facts: PartnershipFacts = {
  ...{ situacao: 'PENDENTE', createdDate: '2026-01-01', invitedUntil: null, activatedAt: null },
  ...{ hasAcceptedTerms: false, hasAddress: false, identity: { state: 'NENHUMA', date: null, reason: null } },
  ...{ agreement: null, isCommissionPending: true, clients: { count: 0, since: null } },
  ...{ commission: null, formatMoney: String },
};
const none: PartnershipRights = {
  ...{ isSelf: false, invite: false, activate: false, suspend: false, reviewIdentity: false },
  ...{ linkAgreement: false, readAgreement: false, decideCommission: false, signForTenant: false, readFees: false },
};
const textOf = (key: string, may: PartnershipRights) => stagesOf(facts, may).find((stage) => stage.key === key)?.text;

describe('a stage that waits for the CEO', () => {
  it.each([
    ['ATIVACAO', { activate: true }],
    ['CONTRATO', { decideCommission: true }],
  ])('%s names the CEO to others and addresses the CEO', (key, right) => {
    expect(textOf(key, none)).toContain('CEO');
    expect(textOf(key, { ...none, ...right })).not.toContain('CEO');
    expect(textOf(key, { ...none, ...right })).toMatch(/\bsua\b/);
  });
});

it('asks the person who signs for the consultancy for the signature', () => {
  const open = { createdDate: '2026-01-02', isSigned: false, signedAt: null, hasEnded: false, missing: [] };
  const signedByPartner: PartnershipFacts = {
    ...{ ...facts, isCommissionPending: false },
    agreement: { ...open, acts: ['cliente'] },
  };
  const text = (may: PartnershipRights) => stagesOf(signedByPartner, may).find(({ key }) => key === 'CONTRATO')?.text;
  expect(text(none)).toBe('Falta a assinatura da consultoria.');
  expect(text({ ...none, signForTenant: true })).toBe('Falta a sua assinatura pela consultoria.');
  expect(text({ ...none, signForTenant: true, isSelf: true })).toBe('Falta a assinatura da consultoria.');
});
