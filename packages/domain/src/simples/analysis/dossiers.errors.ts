import { errors } from '../../wire/errors.ts';

export const dossierErrors = errors({
  dossier_without_result: [409, 'A análise desta apuração ainda não tem resultado.'],
  dossier_running: [409, 'O dossiê já está sendo gerado.'],
});
