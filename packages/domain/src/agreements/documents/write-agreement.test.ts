import { toDay } from '@restitui/brazil/day.ts';
import { describe, expect, it } from 'vitest';
import { signingStateLabels, signingStateOf } from '../signing/signing-state.ts';
import { linkExpiry, opensAgreement } from './agreement-link.ts';
import { acceptsSuggestions, hasFixedText, isFrozen } from './agreement-status.ts';
import { partnershipType, partnershipTypeOf } from './partnership-type.ts';
import { commissionValues, consultancyValues, partnerValues } from './placeholder-values.ts';
import { partsOf, writeAgreement } from './write-agreement.ts';

const tenant = {
  id: '20000000000107',
  razao_social: 'Meridiano Consultoria Ltda',
  nome_fantasia: 'Meridiano',
  email: 'contato@meridiano.test',
  whatsApp: '62999990000',
  cidade: 'Goiânia',
  uf: 'GO',
};
const today = toDay('2026-11-23');
const nowhere = { cep: null, logradouro: null, numero: null, complemento: null, bairro: null };
const partner = {
  ...{ name: 'Ana <b>Souza</b>', cpf: '52998224725', email: 'ana@pessoa.test', whatsApp: '62988887777' },
  ...{ cnpj: null, razao_social: null, municipio: null, estado: null, ...nowhere, comissao_user: 20 },
};

describe('partnership type', { tags: ['F-417', 'I-243', 'C-18'] }, () => {
  it('depends on whether the person has a CNPJ', () => {
    expect(partnershipType.options).toEqual(['PARCERIA_COMERCIAL_CNPJ', 'PARCERIA_COMERCIAL_CPF']);
    expect(partnershipTypeOf({ cnpj: '11222333000181' })).toBe('PARCERIA_COMERCIAL_CNPJ');
    expect([{ cnpj: null }, { cnpj: '' }, {}].map(partnershipTypeOf)).toEqual(Array(3).fill('PARCERIA_COMERCIAL_CPF'));
  });
});

describe('text of an agreement', () => {
  it('is filled from consultancy, partner and date, and lists missing values', () => {
    const values = { ...consultancyValues(tenant, undefined, '2026-11-03'), ...partnerValues(partner) };
    const html =
      '<p>{{parceiro.nome}}, {{parceiro.cpf}}, {{parceiro.endereco_completo}}: {{comissao.numero}}% ({{comissao.por_extenso}} por cento). {{empresa.representante_nome}}, {{contrato.cidade}}/{{contrato.estado}}, {{contrato.data_por_extenso}}</p>';
    const { html: written, missing } = writeAgreement([{ html }], values);
    expect(written).toContain('Ana &lt;b&gt;Souza&lt;/b&gt;, 529.982.247-25');
    expect(written).toContain('20% (vinte por cento)');
    expect(written).toContain('Goiânia/GO, 3 de novembro de 2026');
    expect(written).toContain('<mark>[Endereço completo do parceiro]</mark>');
    expect(missing).toEqual([
      { key: 'parceiro.endereco_completo', label: 'Endereço completo do parceiro' },
      { key: 'empresa.representante_nome', label: 'Representante da consultoria' },
    ]);
  });

  it('contains the known parts of an address', () => {
    const at = {
      cep: '74000000',
      logradouro: 'Rua 1',
      numero: '20',
      bairro: 'Centro',
      municipio: 'Goiânia',
      estado: 'GO',
    };
    const line = partnerValues({ ...partner, ...at })['parceiro.endereco_completo'];
    expect(line).toBe('Rua 1, 20, Centro, Goiânia/GO, CEP 74000-000');
  });

  it('treats a commission of 0 as missing', () => {
    expect(partnerValues({ ...partner, comissao_user: 0 })['comissao.numero']).toBeUndefined();
  });

  it.each([
    [20, '20', 'vinte'],
    [12.5, '12,5', 'doze vírgula cinco'],
    [7.05, '7,05', 'sete vírgula zero cinco'],
  ])('contains %d%% in figures and words', (percent, figures, words) => {
    expect(commissionValues(percent)).toEqual({ 'comissao.numero': figures, 'comissao.por_extenso': words });
  });

  it('contains PRINCIPAL and one part per product with a template', { tags: ['C-28'] }, () => {
    const parts = partsOf(['PIS_COFINS_MONOFASICO_PARA_SN', 'FCVS', 'PREVIDENCIARIO']);
    expect(parts.map(({ type }) => type)).toEqual(['PRINCIPAL', 'SIMPLES_NACIONAL', 'PREVIDENCIARIO']);
    const html = '<p>{{contrato.produto}}</p>';
    const { html: written } = writeAgreement([{ html }, { html, product: 'FCVS' }], { 'contrato.produtos': 'A e B' });
    expect(written).toBe('<p>A e B</p>\n<hr />\n<p>FCVS</p>');
  });
});

describe('signing state', () => {
  it.each([
    [false, [], 'para_assinar'],
    [false, ['contratada', 'testemunha_1', 'testemunha_2'], 'para_assinar'],
    [false, ['cliente', 'contratada'], 'em_assinatura'],
    [false, ['cliente', 'contratada', 'testemunha_1', 'testemunha_2'], 'em_conferencia'],
    [true, ['cliente', 'contratada', 'testemunha_1', 'testemunha_2'], 'assinado'],
    [true, [], 'assinado'],
  ] as const)('for signed %s and acts %j is %s', { tags: ['F-263', 'F-264'] }, (isAssinado, acts, state) => {
    expect(signingStateOf({ isAssinado, acts, ending: null, expiresOn: null, missing: [] }, today)).toBe(state);
    expect(signingStateLabels[state]).toMatch(/ssi/);
  });

  it('makes the text final with the first act, and the attachment once signed or closed', { tags: ['D-40'] }, () => {
    const open = { isAssinado: false, isFrist: false, acts: [] };
    expect(hasFixedText(open)).toBe(false);
    expect(hasFixedText({ ...open, isAssinado: true })).toBe(true);
    expect(hasFixedText({ ...open, isFrist: true })).toBe(true);
    const acted = { ...open, acts: ['testemunha_1'] as const };
    expect([hasFixedText(acted), isFrozen(acted)]).toEqual([true, false]);
  });

  it('accepts suggestions until the party has signed this agreement', { tags: ['W-345', 'D-47'] }, () => {
    const open = { isAssinado: false, isFrist: false, acts: [], ending: null };
    expect(acceptsSuggestions(open)).toBe(true);
    expect(acceptsSuggestions({ ...open, ending: 'cancelado' })).toBe(false);
    expect(acceptsSuggestions({ ...open, acts: ['contratada', 'testemunha_1'] })).toBe(true);
    expect(acceptsSuggestions({ ...open, acts: ['cliente'] })).toBe(false);
    expect(acceptsSuggestions({ ...open, isAssinado: true })).toBe(false);
    expect(acceptsSuggestions({ ...open, isFrist: true })).toBe(false);
  });

  it('freezes the agreement once signed or closed', () => {
    expect(isFrozen({ isAssinado: false, isFrist: false })).toBe(false);
    expect(isFrozen({ isAssinado: true, isFrist: false })).toBe(true);
    expect(isFrozen({ isAssinado: false, isFrist: true })).toBe(true);
  });
});

describe('agreement link', { tags: ['D-30'] }, () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const link = { purpose: 'contrato', id_client: '1', expiresAt: linkExpiry(now), revokedAt: null };

  it('is valid for 30 days, for its purpose and client only', () => {
    expect(link.expiresAt).toBe('2026-12-20T12:00:00.000Z');
    expect(opensAgreement(link, '1', now)).toBe(true);
    expect(opensAgreement(link, '2', now)).toBe(false);
    expect(opensAgreement({ ...link, purpose: 'rascunho' }, '1', now)).toBe(false);
    expect(opensAgreement({ ...link, revokedAt: now.toISOString() }, '1', now)).toBe(false);
    expect(opensAgreement(link, '1', new Date(link.expiresAt))).toBe(false);
  });
});
