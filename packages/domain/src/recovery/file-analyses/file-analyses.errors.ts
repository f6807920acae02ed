import { errors } from '../../wire/errors.ts';
import { fileAnalysisLimits } from './file-analysis-service.ts';

export const fileAnalysesErrors = errors({
  file_analysis_denied: [403, 'Somente a equipe do provedor pode gerar análises.'],
  file_analysis_wrong_service: [400, 'Este serviço não tem análise por arquivos.'],
  file_analysis_files_missing: [400, 'Envie o arquivo principal da análise.'],
  file_analysis_wrong_kind: [400, 'Este tipo de arquivo não serve para a análise.'],
  file_analysis_too_large: [413, fileAnalysisLimits.tooLarge],
  file_analysis_running: [409, 'Já existe uma análise em andamento nesta apuração.'],
  file_analysis_nothing: [409, 'Ainda não há uma análise pronta nesta apuração.'],
  file_analysis_files_gone: [409, 'Os arquivos enviados não estão mais guardados. Envie-os novamente.'],
  file_analysis_month_not_found: [404, 'Competência não encontrada nesta análise.'],
  file_analysis_choice_unknown: [400, 'Esta escolha não vale para este serviço.'],
  file_analysis_doubt_needs_documents: [400, 'Esta dúvida só se resolve com documentos.'],
  file_analysis_rubrica_unknown: [400, 'Esta rubrica não está na análise.'],
  file_analysis_verba_unknown: [400, 'Esta verba não existe.'],
  file_analysis_nothing_selected: [400, 'Nenhum valor contável está selecionado.'],
});
