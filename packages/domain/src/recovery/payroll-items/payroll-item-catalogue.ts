/** A payroll or tax item to which an assessment assigns a value. */
export interface PayrollItemType {
  verba: string;
  grupo: string;
  /** Whether the employer's contribution (or PIS and COFINS) is due on it. */
  incidencia: string;
  /** Law or ruling; empty if there is none. */
  base: string;
}

/** The 52 items of a social-security assessment, in the order of the table. */
export const payrollItemTypes: readonly PayrollItemType[] = [
  {
    verba: 'Hora Extra 20%',
    grupo: 'Horas extras',
    incidencia: 'Incide (tese controvertida ou vencida)',
    base: 'STJ Tema 687',
  },
  {
    verba: 'Hora Extra 25%',
    grupo: 'Horas extras',
    incidencia: 'Incide (tese controvertida ou vencida)',
    base: 'STJ Tema 687',
  },
  {
    verba: 'Hora Extra 30%',
    grupo: 'Horas extras',
    incidencia: 'Incide (tese controvertida ou vencida)',
    base: 'STJ Tema 687',
  },
  {
    verba: 'Hora Extra 35%',
    grupo: 'Horas extras',
    incidencia: 'Incide (tese controvertida ou vencida)',
    base: 'STJ Tema 687',
  },
  {
    verba: 'Hora Extra 40%',
    grupo: 'Horas extras',
    incidencia: 'Incide (tese controvertida ou vencida)',
    base: 'STJ Tema 687',
  },
  {
    verba: 'Hora Extra 45%',
    grupo: 'Horas extras',
    incidencia: 'Incide (tese controvertida ou vencida)',
    base: 'STJ Tema 687',
  },
  {
    verba: 'Hora Extra 50%',
    grupo: 'Horas extras',
    incidencia: 'Incide (tese controvertida ou vencida)',
    base: 'STJ Tema 687',
  },
  {
    verba: 'Hora Extra 55%',
    grupo: 'Horas extras',
    incidencia: 'Incide (tese controvertida ou vencida)',
    base: 'STJ Tema 687',
  },
  {
    verba: 'Hora Extra 60%',
    grupo: 'Horas extras',
    incidencia: 'Incide (tese controvertida ou vencida)',
    base: 'STJ Tema 687',
  },
  {
    verba: 'Hora Extra 65%',
    grupo: 'Horas extras',
    incidencia: 'Incide (tese controvertida ou vencida)',
    base: 'STJ Tema 687',
  },
  {
    verba: 'Hora Extra 70%',
    grupo: 'Horas extras',
    incidencia: 'Incide (tese controvertida ou vencida)',
    base: 'STJ Tema 687',
  },
  {
    verba: 'Hora Extra 75%',
    grupo: 'Horas extras',
    incidencia: 'Incide (tese controvertida ou vencida)',
    base: 'STJ Tema 687',
  },
  {
    verba: 'Hora Extra 80%',
    grupo: 'Horas extras',
    incidencia: 'Incide (tese controvertida ou vencida)',
    base: 'STJ Tema 687',
  },
  {
    verba: 'Hora Extra 85%',
    grupo: 'Horas extras',
    incidencia: 'Incide (tese controvertida ou vencida)',
    base: 'STJ Tema 687',
  },
  {
    verba: 'Hora Extra 90%',
    grupo: 'Horas extras',
    incidencia: 'Incide (tese controvertida ou vencida)',
    base: 'STJ Tema 687',
  },
  {
    verba: 'Hora Extra 95%',
    grupo: 'Horas extras',
    incidencia: 'Incide (tese controvertida ou vencida)',
    base: 'STJ Tema 687',
  },
  {
    verba: 'Hora Extra 100%',
    grupo: 'Horas extras',
    incidencia: 'Incide (tese controvertida ou vencida)',
    base: 'STJ Tema 687',
  },
  { verba: 'DSR sobre Horas Extras', grupo: 'Horas extras', incidencia: 'Incide', base: 'Reflexo salarial' },
  { verba: 'Banco de Horas (rescisão)', grupo: 'Horas extras', incidencia: 'Incide', base: 'Natureza salarial' },
  { verba: 'Férias Gozadas', grupo: 'Férias', incidencia: 'Incide', base: 'STJ' },
  { verba: 'Férias Indenizadas', grupo: 'Férias', incidencia: 'Não incide', base: 'Lei 8.212/91 art. 28 § 9º d' },
  { verba: 'Férias em Dobro', grupo: 'Férias', incidencia: 'Não incide', base: 'Lei 8.212/91 art. 28 § 9º d' },
  {
    verba: '1/3 Constitucional de Férias (gozadas)',
    grupo: 'Férias',
    incidencia: 'Incide desde 15/09/2020 (STF Tema 985 modulado); antes não',
    base: 'STF Tema 985',
  },
  {
    verba: '1/3 sobre Férias Indenizadas',
    grupo: 'Férias',
    incidencia: 'Não incide',
    base: 'Lei 8.212/91 art. 28 § 9º d',
  },
  {
    verba: 'Abono Pecuniário de Férias',
    grupo: 'Férias',
    incidencia: 'Não incide',
    base: 'CLT art. 143-144; Lei 8.212 art. 28 § 9º, e, 6',
  },
  { verba: '13º Salário', grupo: '13º', incidencia: 'Incide', base: 'STF Súmula 688' },
  {
    verba: '13º Proporcional sobre Aviso Prévio Indenizado',
    grupo: '13º',
    incidencia: 'Incide',
    base: 'STJ Tema 1170',
  },
  { verba: '13º Salário Indenizado (rescisão)', grupo: '13º', incidencia: 'Incide (controvertida)', base: '' },
  { verba: 'Aviso Prévio Indenizado', grupo: 'Rescisão', incidencia: 'Não incide', base: 'STJ Tema 478' },
  {
    verba: 'Aviso Prévio Indenizado - Lei 12.506/2011',
    grupo: 'Rescisão',
    incidencia: 'Não incide',
    base: 'STJ Tema 478',
  },
  {
    verba: 'Auxílio-Doença (15 primeiros dias)',
    grupo: 'Afastamentos',
    incidencia: 'Não incide',
    base: 'STJ Tema 738',
  },
  {
    verba: 'Auxílio-Acidente (15 primeiros dias)',
    grupo: 'Afastamentos',
    incidencia: 'Não incide',
    base: 'STJ Tema 738',
  },
  { verba: 'Salário-Maternidade', grupo: 'Afastamentos', incidencia: 'Não incide (patronal)', base: 'STF Tema 72' },
  { verba: 'Salário-Paternidade', grupo: 'Afastamentos', incidencia: 'Incide', base: 'STJ Tema 740' },
  { verba: 'Salário-Família', grupo: 'Afastamentos', incidencia: 'Não incide', base: 'Lei 8.212 art. 28 § 9º a' },
  { verba: 'Adicional Noturno', grupo: 'Adicionais', incidencia: 'Incide', base: 'STJ Tema 688' },
  { verba: 'Adicional de Periculosidade', grupo: 'Adicionais', incidencia: 'Incide', base: 'STJ Tema 689' },
  { verba: 'Adicional de Insalubridade', grupo: 'Adicionais', incidencia: 'Incide', base: 'STJ Tema 1252' },
  { verba: 'Adicional de Transferência', grupo: 'Adicionais', incidencia: 'Incide', base: '' },
  { verba: 'Adicional de Sobreaviso', grupo: 'Adicionais', incidencia: 'Incide', base: '' },
  { verba: 'Quebra de Caixa', grupo: 'Gratificações', incidencia: 'Incide', base: 'STJ EREsp 1.467.095' },
  {
    verba: 'Gratificações e Prêmios Eventuais',
    grupo: 'Gratificações',
    incidencia: 'Não incide se prêmio/abono desvinculado',
    base: 'Lei 8.212 art. 28 § 9º z (Lei 13.467/2017)',
  },
  { verba: 'Abono Assiduidade', grupo: 'Gratificações', incidencia: 'Não incide', base: 'STJ' },
  { verba: 'Vale-Transporte em Dinheiro', grupo: 'Auxílios', incidencia: 'Não incide', base: 'STF RE 478.410' },
  {
    verba: 'Auxílio-Alimentação / Vale-Refeição',
    grupo: 'Auxílios',
    incidencia: 'Não incide (exceto em dinheiro: STJ Tema 1164)',
    base: 'Lei 13.467/2017',
  },
  { verba: 'Auxílio-Creche', grupo: 'Auxílios', incidencia: 'Não incide', base: 'STJ Súmula 310' },
  {
    verba: 'Auxílio-Educação / Bolsa de Estudos',
    grupo: 'Auxílios',
    incidencia: 'Não incide',
    base: 'Lei 8.212 art. 28 § 9º t',
  },
  {
    verba: 'Assistência Médica e Odontológica',
    grupo: 'Auxílios',
    incidencia: 'Não incide',
    base: 'Lei 8.212 art. 28 § 9º q',
  },
  {
    verba: 'Diárias para Viagem e Ajuda de Custo',
    grupo: 'Auxílios',
    incidencia: 'Não incide',
    base: 'Lei 8.212 art. 28 § 9º g,h (Lei 13.467/2017)',
  },
  {
    verba: 'Contribuição a Terceiros (limite de 20 salários mínimos)',
    grupo: 'Terceiros',
    incidencia: 'Limite não se aplica (STJ Tema 1079, modulado)',
    base: 'STJ Tema 1079',
  },
  {
    verba: 'Exclusão do ICMS - Alíquota Básica',
    grupo: 'ICMS na base de PIS/COFINS',
    incidencia: 'PIS/COFINS (não INSS)',
    base: 'STF Tema 69',
  },
  {
    verba: 'Exclusão do ICMS - Alíquota Declarada',
    grupo: 'ICMS na base de PIS/COFINS',
    incidencia: 'PIS/COFINS (não INSS)',
    base: 'STF Tema 69',
  },
];
