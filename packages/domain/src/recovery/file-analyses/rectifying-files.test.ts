import { expect, it } from 'vitest';
import { rectifyingFiles } from './rectifying-files.ts';

const file = (nome: string, changes: Partial<Parameters<typeof rectifyingFiles>[0][number]> = {}) => ({
  ...{ nome, tipo: 'EFD_CONTRIBUICOES', competencia: '01/2025', situacao: 'USADO' as const, codigo: null },
  retificadora: true,
  ...changes,
});

it('lists the usable retificadoras of a month when there are several', { tags: ['SP-015'] }, () => {
  const others = [
    file('original', { retificadora: false, codigo: 'SUBSTITUIDO' }),
    file('again', { codigo: 'DUPLICADO' }),
    file('icms', { tipo: 'EFD_ICMS_IPI' }),
    file('next', { competencia: '02/2025' }),
  ];
  const files = [file('a', { codigo: 'SUBSTITUIDO' }), file('b'), ...others];
  expect(rectifyingFiles(files, '01/2025')).toEqual(['a', 'b']);
  expect(rectifyingFiles(files, '02/2025')).toEqual([]);
});
