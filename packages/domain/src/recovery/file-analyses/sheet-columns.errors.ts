import { errors } from '../../wire/errors.ts';

export const sheetColumnsErrors = errors({
  sheet_not_stored: [409, 'Nenhuma planilha desta apuração está guardada. Envie-a novamente.'],
  sheet_unreadable: [400, 'A planilha não pôde ser lida. O arquivo continua guardado.'],
  sheet_without_headings: [
    400,
    'A primeira linha da planilha não tem o nome das colunas. Inclua os nomes na primeira linha e envie de novo.',
  ],
  sheet_changed: [409, 'Outra planilha foi enviada. Confira as colunas dela.'],
  sheet_column_unknown: [400, 'A planilha não tem a coluna escolhida.'],
  sheet_columns_not_found: [404, 'Estas colunas não estão gravadas para o cliente.'],
  sheet_without_lines: [
    400,
    'Com essas colunas, nenhuma linha tem competência, rubrica e valor válidos. Confira as colunas.',
  ],
});
