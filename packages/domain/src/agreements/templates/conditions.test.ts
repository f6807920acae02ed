import { describe, expect, it } from 'vitest';
import { conditionCatalogue, isConditionOf } from './conditions.ts';
import { fillTemplate } from './fill-template.ts';
import { placeholderProblems } from './placeholders.ts';
import type { TemplateType } from './template-type.ts';

const person = { 'cliente.cnpj_cpf': '529.982.247-25' };
const company = { 'cliente.cnpj_cpf': '12.345.678/0001-95' };
const filled = (html: string, values: object, services: Parameters<typeof fillTemplate>[2] = []) =>
  fillTemplate(html, values, services).html;

describe('conditions in templates', { tags: ['D-47'] }, () => {
  const either = '<p>A{{se cliente.pessoa_fisica}} CPF{{senao}} CNPJ{{fim}}.</p>';

  it('keep the branch that holds', () => {
    expect(filled(either, person)).toBe('<p>A CPF.</p>');
    expect(filled(either, company)).toBe('<p>A CNPJ.</p>');
    expect(filled(either, {})).toBe('<p>A CNPJ.</p>');
    expect(filled(either, { 'cliente.cnpj_cpf': '50.VSK.254/0001-00' })).toBe('<p>A CNPJ.</p>');
  });

  it('drop whole paragraphs between lines of their own', () => {
    const html = '<p>1</p><p>{{ SE produto.previdenciario }}</p><p>2</p><p>{{Fim}}</p><p>3</p>';
    expect(filled(html, company, ['PREVIDENCIARIO'])).toBe('<p>1</p><p>2</p><p>3</p>');
    expect(filled(html, company)).toBe('<p>1</p><p>3</p>');
  });

  it('nest', () => {
    const html = '{{se cliente.pessoa_juridica}}a{{se produto.subvencao}}b{{senao}}c{{fim}}{{senao}}d{{fim}}';
    expect(filled(html, company, ['SUBVENCAO'])).toBe('ab');
    expect(filled(html, company)).toBe('ac');
    expect(filled(html, person, ['SUBVENCAO'])).toBe('d');
  });

  it('count missing values only in the branches that are kept', () => {
    const html = '{{se cliente.pessoa_juridica}}{{proprietario.nome}}{{fim}}';
    expect(fillTemplate(html, person).missing).toEqual([]);
    expect(fillTemplate(html, company).missing).toEqual(['proprietario.nome']);
  });

  it.each([
    ['{{se cliente.gigante}}a{{fim}}', 'não está entre as condições'],
    ['{{se cliente.pessoa_fisica}}a', 'não tem {{fim}}'],
    ['a{{fim}}', 'não tem um {{se …}} antes'],
    ['{{se cliente.pessoa_fisica}}a{{senao}}b{{senao}}c{{fim}}', 'mais de um {{senao}}'],
    ['<p>{{se cliente.pessoa_fisica}}a</p><p>b{{fim}}</p>', 'termina em outro'],
  ])('are refused by name: %s', (html, problem) => {
    expect(placeholderProblems(html, 'PRINCIPAL').join(' ')).toContain(problem);
  });

  it.each(['proprietario.feminino', 'parceiro.gênero', 'empresa.representante_masculino'])(
    'on the gender of a person are refused with advice, because none is stored: %s',
    (condition) => {
      const problems = placeholderProblems(`<p>{{se ${condition}}}a{{senao}}o{{fim}}</p>`, 'PRINCIPAL');
      expect(problems.join(' ')).toContain('O gênero das pessoas não é registrado');
    },
  );

  it('are offered by type: a partnership has no client and no products', () => {
    const offered = (type: TemplateType) =>
      conditionCatalogue.filter(({ key }) => isConditionOf(type, key)).map(({ key }) => key.split('.')[0]);
    expect(new Set(offered('PARCERIA_COMERCIAL_CPF'))).toEqual(new Set(['parceiro']));
    expect(new Set(offered('PRINCIPAL'))).toEqual(new Set(['cliente', 'produto']));
  });

  it('are accepted when they are whole', () => {
    expect(placeholderProblems(either, 'PRINCIPAL')).toEqual([]);
  });
});
