import { describe, expect, it } from 'vitest';
import { filesLeftOut } from './file-codes.ts';

const file = (codigo: string | null, situacao: 'USADO' | 'NAO_USADO' = 'NAO_USADO') => ({ situacao, codigo });

describe('files left out of a result', () => {
  it('are those whose content is in no other file', () => {
    const foreign = file('CNPJ_DIVERGENTE');
    const files = [file(null, 'USADO'), file('CONTAGEM_DIVERGE', 'USADO'), file('DUPLICADO'), file('SUBSTITUIDO')];
    expect(filesLeftOut(files)).toEqual([]);
    expect(filesLeftOut([...files, foreign])).toEqual([foreign]);
  });
});
