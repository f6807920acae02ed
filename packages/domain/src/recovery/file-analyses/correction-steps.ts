import type { FileAnalysisService } from './file-analysis-service.ts';

/** Steps to claim the credit of a month, in order (payroll-engine PR-064; sped-engine, section 2). */
export const correctionSteps: Record<FileAnalysisService, readonly string[]> = {
  PREVIDENCIARIO: [
    'Corrigir a incidência das rubricas na tabela (S-1010), com validade desde o primeiro mês.',
    'Reabrir o mês (S-1298), retificar os eventos S-1200, S-2299 e S-2399 e fechar (S-1299).',
    'Conferir o novo S-5011: a base e os códigos de receita diminuem do crédito.',
    'Transmitir a DCTFWeb retificadora.',
    'No PER/DCOMP Web, pedir a restituição ou compensar o "Pagamento indevido ou a maior – eSocial".',
    'Crédito judicial: habilitar antes na Receita Federal; compensar só depois do trânsito em julgado (CTN art. 170-A).',
    'Meses de SEFIP: GFIP retificadora e crédito da GPS; terceiros desses meses só por restituição (a conferir).',
  ],
  EXCLUSAO_DE_ICMS_E_ST: [
    'Retificar a EFD-Contribuições do mês, com a exclusão em cada documento.',
    'Retificar a DCTF ou a DCTFWeb com o débito menor de PIS e COFINS.',
    'No PER/DCOMP Web, pedir a restituição ou compensar o pagamento indevido ou a maior.',
    'Guardar DARF ou DCOMP que provam o pagamento.',
  ],
};

/** Documents that prove the credit (payroll-engine PR-064). */
export const proofDocuments: Record<FileAnalysisService, readonly string[]> = {
  PREVIDENCIARIO: [
    'Recibos dos eventos',
    'S-5011 antes e depois',
    'DCTFWeb e DARF',
    'Tabela de incidências',
    'Concessões de auxílio por incapacidade',
    'Adesão à Empresa Cidadã',
    'Provas das condições de cada tese',
  ],
  EXCLUSAO_DE_ICMS_E_ST: ['EFD antes e depois', 'DCTF ou DCTFWeb antes e depois', 'DARF ou DCOMP', 'Notas fiscais'],
};

/** Doubts of the rules, shown to the analyst (payroll-engine, section 10). Those of SPED files are alerts of their months. */
export const openDoubts: Record<FileAnalysisService, readonly string[]> = {
  PREVIDENCIARIO: [
    'CPRB e fator do Simples: não está claro se o eSocial trunca a alíquota ou a base; aqui só o valor é truncado.',
    'codIncCP 21 e 22 depois de 12/2020: a NT 20/2020 diz só segurado, o manual ainda os lista na base. Se a diferença do S-5011 for o salário-maternidade, confira aqui.',
    '13º da rescisão no código 1138-01 do mês, e não no 1138-21: inferido.',
    'Um terço nas naturezas 6006 e 6007: uma só verba, salvo se a descrição disser; a classe é a mesma.',
    'Afastamentos renovados em 60 dias pela mesma doença e a data da concessão do benefício não são modelados.',
    'SC Cosit 248/2025 respondeu a um município; a lista da PGFN muda; linhas "A conferir" pedem um advogado. A modulação do Tema 1079 ainda estava pendente.',
    'Vale-transporte: a parte até 6% do salário é tributada e não se separa pela rubrica.',
    'DCTFWeb e SEFIP: campos conhecidos por exemplos públicos, sem leiaute oficial.',
    'Vencimentos adiados de 2020 não são modelados; só importam com ação.',
  ],
  EXCLUSAO_DE_ICMS_E_ST: [],
};
