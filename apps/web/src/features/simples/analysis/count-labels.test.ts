import { expect, it } from 'vitest';
import { listCounts } from './count-labels.ts';

it('listCounts omits zeros, puts the files read first and shows unknown counts by their key', () => {
  expect(listCounts({ pdf_novos: 3, xml_duplicados: 2, xml_pastas: 9, xml_cancelados: 0, xml_lidos: 40 })).toEqual([
    { key: 'xml_lidos', label: 'Arquivos XML lidos', count: 40 },
    { key: 'xml_duplicados', label: 'Notas duplicadas', count: 2 },
    { key: 'pdf_novos', label: 'Pdf novos', count: 3 },
  ]);
});
