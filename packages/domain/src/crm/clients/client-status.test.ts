import { describe, expect, it } from 'vitest';
import { clientStatus, clientStatusLabels } from './client-status.ts';

describe('client status', { tags: ['D-02', 'F-429', 'C-42', 'I-225', 'X-03'] }, () => {
  it('has ten values including BLOQUEADO', () => {
    expect([...clientStatus.options].sort()).toEqual([
      'ATIVO',
      'BLOQUEADO',
      'INADIMPLENTE',
      'INATIVO',
      'JURIDICO',
      'NOVO',
      'PENDENTE',
      'PROCURACAO_CANCELADA',
      'PROCURACAO_EXPIRADA',
      'SEM_OPORTUNIDADE',
    ]);
  });

  it('has a distinct label for each value', () => {
    const labels = clientStatus.options.map((status) => clientStatusLabels[status]);
    expect(labels.every((label) => label.length > 0)).toBe(true);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
