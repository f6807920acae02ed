import { describe, expect, it } from 'vitest';
import { brandingEdit } from './branding-edit.ts';

const edit = {
  title: 'Aurora Fiscal',
  primary: '#0B6E5F',
  secondary: '#12333a',
  accent: '#b45309',
};

function complaints(change: object) {
  const { error } = brandingEdit.safeParse({ ...edit, ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

describe('brandingEdit', { tags: ['D-28'] }, () => {
  it('accepts title, three colours, domain, hosts and landing page', {
    tags: ['F-007', 'F-009', 'F-010', 'F-400'],
  }, () => {
    const sent = { ...edit, domain: ' https://www.Aurora.test/ ', hosts: ['Aurora.localhost:3000'], landing: 'k' };
    expect(brandingEdit.parse(sent)).toEqual({
      ...edit,
      primary: '#0b6e5f',
      domain: 'aurora.test',
      hosts: ['aurora.localhost'],
      landing: 'k',
    });
  });

  it('splits hosts given as one text and removes duplicates; an empty domain is null', () => {
    const { hosts, domain } = brandingEdit.parse({ ...edit, hosts: 'a.test, b.test\nA.test;', domain: '' });
    expect([hosts, domain]).toEqual([['a.test', 'b.test'], null]);
  });

  it('reads the limits of boletos as numbers or as typed', () => {
    const sent = { ...edit, multaMaxima: '2,5', jurosMaximos: 0.333 };
    expect(brandingEdit.parse(sent)).toMatchObject({ multaMaxima: 2.5, jurosMaximos: 0.33 });
    expect(complaints({ multaMaxima: '', jurosMaximos: '101' })).toEqual([
      'multaMaxima: Informe uma porcentagem.',
      'jurosMaximos: Informe de 0 a 100%.',
    ]);
    expect(complaints({ multaMaxima: -1 })).toEqual(['multaMaxima: Informe de 0 a 100%.']);
  });

  it.each(['red', '#fff', '#12345g', '', '0b6e5f', '#0b6e5f80'])('rejects the colour %j', (primary) => {
    expect(complaints({ primary })).toEqual(['primary: Informe uma cor no formato #rrggbb.']);
  });

  it.each(['aurora', 'aurora..test', '-a.test', 'a_b.test', '10.0.0.1', 'a b.test', 'x@aurora.test'])(
    'rejects the domain %j',
    (domain) => {
      expect(complaints({ domain })).toEqual(['domain: Domínio inválido. Exemplo: empresa.com.br']);
    },
  );

  it('names an invalid host', () => {
    expect(complaints({ hosts: ['aurora.test', 'a_b'] })).toEqual(['hosts.1: Endereço inválido: a_b']);
  });

  it('requires a short title', () => {
    expect(complaints({ title: ' ' })).toEqual(['title: Título é obrigatório']);
    expect(complaints({ title: 'a'.repeat(61) })).toEqual(['title: Use no máximo 60 caracteres.']);
  });
});
