import { errors } from '../../wire/errors.ts';
import { portfolioFile } from './portfolio-limits.ts';

export const portfolioErrors = errors({
  import_denied: [403, 'Você não tem permissão para importar clientes.'],
  import_of_other: [403, 'Esta importação é de outra pessoa.'],
  import_not_found: [404, 'Importação não encontrada.'],
  file_missing: [400, portfolioFile.missing],
  file_type: [400, portfolioFile.messages.extension],
  file_too_large: [413, portfolioFile.messages.size],
  file_too_many_cells: [413, 'A planilha tem linhas, células ou abas demais. Envie só a lista de clientes.'],
  file_unreadable: [400, 'Não foi possível ler a planilha. Salve-a de novo como .xlsx ou .csv e tente outra vez.'],
  file_empty: [400, 'A planilha não tem linhas abaixo do cabeçalho.'],
  too_many_rows: [400, 'A planilha pode ter até 20.000 linhas. Divida-a e importe em partes.'],
  columns_twice: [400, 'A mesma coluna foi escolhida para dois campos.'],
  import_begun: [409, 'Esta importação já começou.'],
  nothing_to_import: [409, 'Nenhuma linha está pronta para importar.'],
  client_export_denied: [403, 'Você não tem permissão para exportar clientes.'],
  client_export_running: [409, 'Outra exportação sua está em andamento. Espere ela terminar.'],
  client_export_gone: [409, 'A exportação foi trocada por outra. Exporte de novo.'],
});
