import { errors } from '../../wire/errors.ts';

export const dossierErrors = errors({
  dossier_without_result: [409, 'A análise desta apuração ainda não tem resultado.'],
  dossier_running: [409, 'O dossiê já está sendo gerado.'],
  notes_export_denied: [403, 'Somente a equipe do provedor exporta as notas.'],
  notes_sheet_without_result: [409, 'A análise desta apuração ainda não tem resultado.'],
});
