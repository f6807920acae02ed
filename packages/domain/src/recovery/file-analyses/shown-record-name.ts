/** Contents of the records that are shown beside a month of SPED files and are in no formula. */
const names: Readonly<Record<string, string>> = {
  M100: 'Créditos de PIS do mês',
  M500: 'Créditos de COFINS do mês',
  M110: 'Ajustes dos créditos de PIS',
  M510: 'Ajustes dos créditos de COFINS',
  M205: 'Débitos de PIS por código de receita',
  M605: 'Débitos de COFINS por código de receita',
  '1050': 'Ajustes da base de outras apurações',
  '1100': 'Créditos de PIS de outros meses',
  '1500': 'Créditos de COFINS de outros meses',
  '1300': 'PIS retido na fonte',
  '1700': 'COFINS retida na fonte',
  C197: 'Ajustes de ICMS dos documentos',
  E110: 'Apuração do ICMS',
  E111: 'Ajustes da apuração do ICMS',
  E115: 'Valores declaratórios do ICMS',
  E116: 'ICMS a recolher',
  E210: 'Apuração do ICMS-ST',
  '1200': 'Créditos de ICMS controlados',
  '1601': 'Vendas por meios de pagamento eletrônicos',
};

/** Names a record: `1300: PIS retido na fonte`. */
export function shownRecordName(registro: string): string {
  const name = names[registro];
  return name ? `${registro}: ${name}` : registro;
}
