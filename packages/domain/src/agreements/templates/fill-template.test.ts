import { describe, expect, it } from 'vitest';
import { fillTemplate } from './fill-template.ts';
import {
  placeholderCatalogue,
  placeholderGroupLabels,
  placeholderGroupOf,
  samplePlaceholders,
} from './placeholder-catalogue.ts';
import { nearestPlaceholder, normalizePlaceholders, placeholderProblems, placeholdersOf } from './placeholders.ts';

describe('fillTemplate', () => {
  it('replaces placeholders with values, with any spacing', () => {
    const { html, missing, unknown } = fillTemplate(
      '<p>{{cliente.razao_social}}, {{ Cliente.CNPJ_CPF }}, {{\u00a0comissao.numero\u200b}}%</p>',
      { 'cliente.razao_social': 'Padaria São João', 'cliente.cnpj_cpf': '12.345.678/0001-95', 'comissao.numero': '20' },
    );
    expect(html).toBe('<p>Padaria São João, 12.345.678/0001-95, 20%</p>');
    expect([missing, unknown]).toEqual([[], []]);
  });

  it('escapes values, so that no input becomes markup', () => {
    const value = `<img src=x onerror="alert('1')"> & {{proprietario.cpf}} $& $1`;
    const { html } = fillTemplate('<p>{{cliente.razao_social}}</p>', { 'cliente.razao_social': value });
    expect(html).toBe(
      '<p>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; {{proprietario.cpf}} $&amp; $1</p>',
    );
  });

  it('lists missing values and shows their labels in their place', () => {
    const { html, missing } = fillTemplate('<p>{{proprietario.nome}} {{proprietario.nome}} {{cliente.cep}}</p>', {
      'proprietario.nome': '  ',
      'cliente.cep': null,
    });
    expect(missing).toEqual(['proprietario.nome', 'cliente.cep']);
    expect(html).toContain('<mark>[Nome do proprietário]</mark>');
    expect(html).not.toContain('{{');
  });

  it('keeps and lists unknown placeholders', () => {
    expect(fillTemplate('{{cliente.apelido}} {{constructor}}', samplePlaceholders)).toEqual({
      html: '{{cliente.apelido}} {{constructor}}',
      missing: [],
      unknown: ['cliente.apelido', 'constructor'],
    });
  });

  it('handles hostile text quickly', () => {
    expect(fillTemplate(`${'{{'.repeat(100_000)}${'{'.repeat(100_000)}`, samplePlaceholders).unknown).toEqual([]);
    expect(placeholderProblems('{{a'.repeat(50_000), 'PRINCIPAL').length).toBeGreaterThan(0);
  });
});

describe('placeholder catalogue', () => {
  it('has unique keys with group, label and sample', () => {
    const keys = placeholderCatalogue.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const { key, label, sample } of placeholderCatalogue) {
      expect(key).toMatch(/^[a-z]+\.[a-z_]+$/);
      expect(placeholderGroupLabels[placeholderGroupOf(key)]).toBeTruthy();
      expect([label, sample].every(Boolean)).toBe(true);
      expect(fillTemplate(`{{${key}}}`, samplePlaceholders).missing).toEqual([]);
    }
  });
});

describe('placeholder problems', () => {
  it.each([
    ['{{cliente.razao_social}}', []],
    [
      '{{cliente.razão social}}',
      ['{{cliente.razão social}} não está no catálogo. Você quis dizer {{cliente.razao_social}}?'],
    ],
    ['{{razao_social}}', ['{{razao_social}} não está no catálogo. Você quis dizer {{cliente.razao_social}}?']],
    ['{{cliente.razao}}', ['{{cliente.razao}} não está no catálogo. Você quis dizer {{cliente.razao_social}}?']],
    ['{{assunto.qualquer}}', ['{{assunto.qualquer}} não está no catálogo.']],
    ['{{ }}', ['{{ }} está vazio. Escreva entre as chaves um campo do catálogo.']],
    [
      'Pelo preço de {{comissao.numero',
      ['Marcador incompleto perto de “Pelo preço de {{comissao.numero”. Abra com {{ e feche com }}.'],
    ],
    ['{{cliente.cep} e', ['Marcador incompleto perto de “{{cliente.cep} e”. Abra com {{ e feche com }}.']],
  ])('are reported for %j', (html, problems) => {
    expect(placeholderProblems(`<p>${html}</p>`, 'PRINCIPAL')).toEqual(problems);
  });

  it('are reported once each, in the order of the text', () => {
    const problems = placeholderProblems('{{b.b}} {{a.a}} {{ B.b }}', 'PRINCIPAL');
    expect(problems.map((problem) => problem.slice(0, 7))).toEqual(['{{b.b}}', '{{a.a}}']);
  });

  it('include client and product placeholders in a partnership', () => {
    const html = '{{parceiro.nome}} {{empresa.cnpj}} {{cliente.cep}} {{contrato.produtos}} {{contrato.data}}';
    expect(placeholderProblems(html, 'PARCERIA_COMERCIAL_CPF')).toHaveLength(2);
    expect(placeholderProblems(html, 'PRINCIPAL')).toEqual([]);
  });

  it('are found in the normalized form', () => {
    expect(normalizePlaceholders('{{ Cliente.CEP }}')).toBe('{{cliente.cep}}');
    expect(placeholdersOf('{{cliente.cep}} {{x.y}} {{cliente.cep}} {{empresa.cnpj}}')).toEqual([
      'cliente.cep',
      'empresa.cnpj',
    ]);
    expect(nearestPlaceholder('x'.repeat(10_000))).toBeUndefined();
  });
});
