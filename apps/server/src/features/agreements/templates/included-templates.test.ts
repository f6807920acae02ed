import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { fillTemplate } from '@restitui/domain/agreements/templates/fill-template.ts';
import {
  type PlaceholderValues,
  samplePlaceholders,
} from '@restitui/domain/agreements/templates/placeholder-catalogue.ts';
import { placeholderProblems } from '@restitui/domain/agreements/templates/placeholders.ts';
import { isPartnership, templateType } from '@restitui/domain/agreements/templates/template-type.ts';
import { serviceType } from '@restitui/domain/recovery/products/service-type.ts';
import { describe, expect, it } from 'vitest';
import { includedText } from './included-templates.texts.ts';

const templates = templateType.options.map((type) => ({ type, html: includedText(type) }));

/** A party, and whether it is a company. */
interface Party {
  name: string;
  isCompany: boolean;
  values: PlaceholderValues;
}

const woman = 'Ana Paula Exemplo da Silva';
const man = 'Roberto Exemplo';
const clientOf = (name: string, number: string, owner: string): PlaceholderValues => ({
  ...samplePlaceholders,
  'cliente.razao_social': name,
  'cliente.cnpj_cpf': number,
  'proprietario.nome': owner,
});
const cpf = formatCpf('52998224725');
const clients: Party[] = [
  {
    name: 'a company',
    isCompany: true,
    values: clientOf('COMÉRCIO EXEMPLO LTDA', formatCnpj('12345678000195'), woman),
  },
  { name: 'a woman', isCompany: false, values: clientOf(woman, cpf, woman) },
  { name: 'a man', isCompany: false, values: clientOf(man, cpf, man) },
];
const partners: Party[] = [
  { name: 'a company', isCompany: true, values: samplePlaceholders },
  ...[woman, man].map((name) => ({
    name,
    isCompany: false,
    values: { ...samplePlaceholders, 'parceiro.nome': name, 'parceiro.cnpj': null, 'parceiro.razao_social': null },
  })),
];

const cases = templates.flatMap(({ type, html }) =>
  (isPartnership(type) ? partners : clients)
    .filter(({ isCompany }) => !isPartnership(type) || isCompany === (type === 'PARCERIA_COMERCIAL_CNPJ'))
    .map((party) => ({ type, html, party, title: `${type} with ${party.name}` })),
);

/** The text of the paragraphs and items that name the party. */
function passagesAbout(html: string, name: string): string[] {
  const passages = html.split(/<\/(?:p|li|h\d)>/).map((part) => part.replace(/<[^<>]*>/g, ''));
  return passages.filter((passage) => passage.includes(name));
}

describe('the included templates', { tags: ['D-47', 'F-416'] }, () => {
  it.each(templates)('$type uses known placeholders and conditions', ({ type, html }) => {
    expect(placeholderProblems(html, type)).toEqual([]);
  });

  it.each(cases)('$title names the party as what it is', ({ type, html, party }) => {
    const { html: text, missing } = fillTemplate(html, party.values, serviceType.options);
    expect(missing).toEqual([]);
    expect(text).not.toMatch(/CNPJ\/CPF|CPF\/CNPJ|inscrit[oa]\(a\)|\([ao]\)|\{\{/);
    const values = party.values;
    const name =
      (isPartnership(type)
        ? party.isCompany
          ? values['parceiro.razao_social']
          : values['parceiro.nome']
        : values['cliente.razao_social']) ?? '';
    const consultancy = values['empresa.razao_social'] ?? '';
    const passages = passagesAbout(text, name);
    expect(passages.length).toBeGreaterThan(0);
    for (const passage of passages) {
      // The consultancy, a company, may follow in the same sentence.
      const about = passage.slice(passage.indexOf(name) + name.length).split(consultancy)[0] ?? '';
      expect(about).toContain(party.isCompany ? 'CNPJ' : 'CPF');
      if (party.isCompany) continue;
      expect(about).not.toMatch(/CNPJ|inscrit|representad|LTDA|sede/);
      expect(about).not.toContain(name);
    }
  });
});
