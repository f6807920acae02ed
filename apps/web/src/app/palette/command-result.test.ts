import { Building2 } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { type CommandResult, matching } from './command-result.ts';

const result = (label: string, detail?: string): CommandResult => ({
  key: label,
  icon: Building2,
  label,
  detail,
  link: { to: '/home' },
});

describe('results of an earlier search', () => {
  it('keeps those that what is typed still matches, by label or detail', () => {
    const found = [
      result('Adega Estrela Dalva Ltda', '82.QFE.579/0001-32'),
      result('Comercio Exemplo Ltda', '11.222.333/0001-81'),
      result('Previdenciário', 'Comercio Exemplo Ltda'),
      result('Clientes'),
    ];
    const labels = (typed: string) => matching(found, typed).map(({ label }) => label);
    expect(labels('comércio exemplo')).toEqual(['Comercio Exemplo Ltda', 'Previdenciário']);
    expect(labels('11222333')).toEqual(['Comercio Exemplo Ltda']);
    expect(labels('farmácia')).toEqual([]);
  });
});
