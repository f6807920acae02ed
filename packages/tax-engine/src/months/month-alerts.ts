import { formatBRL } from '@restitui/brazil/money.ts';
import type { Alert } from '../engine-types.ts';

const texts = {
  SEM_PGDAS: 'Não há declaração do PGDAS-D deste mês.',
  SEM_XML: 'Há receita de mercadorias declarada e nenhuma nota de venda válida no mês.',
  PGDAS_SEM_TEXTO: 'A declaração do mês pode estar em um PDF sem texto (imagem digitalizada).',
  PGDAS_EM_BRANCO: 'A declaração do mês pode ser um PDF que veio em branco.',
  PGDAS_PROTEGIDO: 'A declaração do mês pode estar em um PDF protegido por senha.',
  PGDAS_NAO_CONFERE: 'Os valores impressos na declaração não conferem entre si.',
  PGDAS_NAO_REPRODUZ: 'PIS e COFINS declarados não são os que a tabela do Simples dá para a RBT12 declarada.',
  CNPJ_DIVERGENTE: 'As notas ou as declarações enviadas são de outro CNPJ.',
  RBT12_AUSENTE: 'A declaração não traz a receita bruta dos doze meses anteriores (RBT12).',
  RBT12_ACIMA_LIMITE: 'A RBT12 passa do limite de R$ 4.800.000,00 do Simples Nacional.',
  XML_MAIOR_QUE_DECLARADO: 'As notas somam mais de 105% da receita de mercadorias declarada.',
  CAIXA_FORA_DE_FAIXA: 'Regime de caixa: a receita declarada e a das notas são diferentes demais para comparar.',
  MEI_OU_NAO_OPTANTE: 'A empresa não era optante pelo Simples Nacional (ou era MEI) no mês.',
  PIS_COFINS_EXTINTOS: 'PIS e COFINS não são devidos desde 01/2027 (LC 214/2025): não há o que restituir neste mês.',
  SEM_RECEITA: 'Não há receita declarada no mês.',
  SEM_MERCADORIA: 'Não há receita de venda de mercadorias no mês.',
  SEM_MONOFASICO: 'Não há produtos monofásicos nas notas nem na declaração.',
  COBERTURA_BAIXA: 'As notas cobrem menos de 90% da receita de mercadorias declarada: o valor é um mínimo.',
  XML_AJUSTADO: 'As notas somam um pouco mais que o declarado e foram ajustadas na proporção.',
  REGIME_CAIXA: 'Regime de caixa: as notas foram ajustadas à receita recebida no mês.',
  ANEXO_DIVERGENTE: 'As notas de um anexo passam da receita declarada nele; o excesso foi cortado.',
  DEBITO_SUSPENSO: 'PIS e COFINS com exigibilidade suspensa ou lançados de ofício, fora do cálculo.',
  ICMS_NAO_REPRODUZ:
    'O ICMS declarado não é o da tabela (redução, isenção ou valor fixo do Estado); usada a proporção declarada.',
  RECOLHIMENTO_A_MENOR: 'PIS e COFINS devidos são maiores que os recolhidos: risco para o cliente.',
  FILIAL_SEM_XML: 'Estabelecimentos com receita declarada e sem notas no mês.',
  DAS_NAO_PAGO: 'O extrato não reconhece o pagamento do DAS; o valor fica fora da soma até confirmação.',
  PAGAMENTO_PARCIAL: 'Os pagamentos conhecidos são menores que o valor declarado.',
  PRESCRITO: 'Mais de cinco anos desde o pagamento: o valor fica fora da soma.',
} as const;

export type MonthAlertCode = keyof typeof texts;

/** Builds a remark on a month. `detail` is appended to the text. */
export function monthAlert(codigo: MonthAlertCode, detail?: string): Alert {
  return { codigo, texto: detail ? `${texts[codigo]} ${detail}` : texts[codigo] };
}

/** Builds a remark with an amount, given in cents. */
export function moneyAlert(codigo: MonthAlertCode, cents: number): Alert {
  const valor = cents / 100;
  return { codigo, texto: `${texts[codigo]} Valor: ${formatBRL(valor)}.`, valor, unidade: 'reais' };
}

/** Builds a remark with a count; `detail` ends its sentence. */
export function countAlert(codigo: MonthAlertCode, count: number, detail: string): Alert {
  return { codigo, texto: `${texts[codigo]} ${detail}`, valor: count, unidade: 'contagem' };
}
