import { errors } from '../../wire/errors.ts';

export const noteDocumentErrors = errors({
  note_denied: [403, 'Somente a equipe do provedor abre as notas.'],
  note_without_result: [409, 'Ainda não há uma análise pronta nesta apuração.'],
  note_files_missing: [404, 'O arquivo de notas desta análise não está mais guardado. Envie os arquivos novamente.'],
  note_not_found: [404, 'A nota não está no arquivo desta análise.'],
  note_unreadable: [409, 'O XML desta nota não pode ser mostrado.'],
  note_search_busy: [429, 'Outras notas estão sendo buscadas. Tente novamente em alguns segundos.'],
  note_search_too_long: [409, 'O arquivo é grande e a busca da nota não terminou. Tente novamente.'],
});
