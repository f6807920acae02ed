import { expect, it } from 'vitest';
import { tellCounts } from './count-labels.ts';

it('tells the counts that are not zero, what was read first, unknown ones by their key', () => {
  expect(tellCounts({ pdf_lidos: 3, duplicados: 2, pastas: 9, cancelados: 0, lidos: 40 })).toEqual([
    { key: 'lidos', label: 'Arquivos XML lidos', count: 40 },
    { key: 'duplicados', label: 'Duplicadas', count: 2 },
    { key: 'pdf_lidos', label: 'Pdf lidos', count: 3 },
  ]);
});
