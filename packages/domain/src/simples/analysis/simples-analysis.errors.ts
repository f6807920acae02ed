import { errors } from '../../wire/errors.ts';
import { analysisFile } from './analysis-files.ts';

export const simplesAnalysisErrors = errors({
  analysis_denied: [403, 'Somente a equipe do provedor pode gerar análises.'],
  total_denied: [403, 'Somente a equipe do provedor pode corrigir o total a restituir.'],
  total_above_paid: [400, 'O total a restituir não pode passar do PIS e da COFINS pagos no mês.'],
  month_not_found: [404, 'Competência não encontrada nesta análise.'],
  item_group_unknown: [400, 'Grupo desconhecido.'],
  proof_denied: [403, 'Somente a equipe do provedor pode pedir a prova de produtos.'],
  proof_not_needed: [400, 'Há produto que não tem item a provar.'],
  files_missing: [400, analysisFile.bothNeeded],
  file_not_zip: [400, analysisFile.messages.extension],
  file_too_large: [413, analysisFile.messages.size],
  cnpj_needed: [400, 'Informe a apuração ou o CNPJ do cliente.'],
  cnpj_mismatch: [400, 'O CNPJ informado não é o desta apuração.'],
  no_single_product: [400, 'O cliente não tem exatamente um produto PIS/COFINS monofásico.'],
  wrong_service: [400, 'Esta apuração não é de PIS/COFINS monofásico.'],
  nothing_to_recompute: [409, 'Ainda não há uma análise pronta para recalcular.'],
  nothing_to_resume: [409, 'Os arquivos do último envio não estão mais guardados. Envie-os novamente.'],
  effect_not_found: [404, 'Teste de efeito não encontrado.'],
  effect_not_ready: [409, 'Este teste de efeito não está pronto para aplicar.'],
  effect_over: [409, 'Este teste de efeito já foi encerrado.'],
  nothing_to_try: [409, 'Nenhuma apuração aberta muda com as regras e decisões de hoje.'],
  analysis_running: [409, 'Já existe uma análise em andamento nesta apuração.'],
});
