import { expect, it } from 'vitest';
import { attachProblem } from './client-agreements.queries.ts';

const file = new File(['%PDF-'], 'a.pdf');

it('requires file, token and agreement for an attached PDF', { tags: ['W-394', 'W-395', 'W-396'] }, () => {
  expect(attachProblem({ id: '1', file: undefined, token: 't' })).toBe('Arquivo de minuta é obrigatório');
  expect(attachProblem({ id: '1', file, token: undefined })).toBe('Token está ausente');
  expect(attachProblem({ id: undefined, file, token: 't' })).toBe('ID do contrato não informado.');
  expect(attachProblem({ id: '1', file, token: 't' })).toBeUndefined();
});
