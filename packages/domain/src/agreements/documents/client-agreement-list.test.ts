import { expect, it } from 'vitest';
import { clientAgreementList } from './client-agreement-list.ts';

it('keeps state and columns of the minutas in the URL and sends neither', { tags: ['W-383'] }, () => {
  const filters = clientAgreementList.read({ situacao: 'em_assinatura', colunas: 'versao,nada,prazo' });
  expect(filters).toEqual({ situacao: 'em_assinatura', colunas: ['versao', 'prazo'] });
  expect(clientAgreementList.write(filters)).toEqual({ situacao: 'em_assinatura', colunas: 'versao,prazo' });
  expect(clientAgreementList.toQuery(filters)).toEqual({});
  expect(clientAgreementList.read({})).toEqual({ situacao: undefined, colunas: [] });
});
