import { describe, expect, it } from 'vitest';
import { clientStatus, clientStatusLabels } from './client-status.ts';

describe('D-02 F-429 C-42 I-225 X-03 the status of a client', () => {
  it('has ten values, BLOQUEADO among them', () => {
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

  it('has a label of its own for each', () => {
    const labels = clientStatus.options.map((status) => clientStatusLabels[status]);
    expect(labels.every((label) => label.length > 0)).toBe(true);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
