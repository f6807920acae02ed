import type { NcmRow } from './rule-rows.ts';

/**
 * Sentences for the rows that people decide on, by prefix of the NCM: what the law asks for, and what happens without it.
 * For the first two sets, whose rows have no sentence of their own and never change.
 */
const reasons: Readonly<Record<string, string>> = {
  '2201': 'Gelo não é monofásico; água gaseificada ou com sais conta, se confirmada',
  '22011000':
    'Água mineral natural não é monofásica e fica fora; só conta água gaseificada que não seja mineral natural',
  '24021000': 'Cigarrilha conta e charuto não, e os dois têm o mesmo NCM: confira o produto',
  '27102000': 'Óleo misturado com biodiesel fica fora até se confirmar que está na lista da Receita',
  '27111100': 'Gás natural liquefeito fica fora até se confirmar que está na lista da Receita',
  '300242': 'Vacina veterinária não está na lei e fica fora até se confirmar',
  '38249029': 'Biodiesel tinha este NCM até 2011: confira o produto',
  '4009': 'Tubo de borracha com acessórios só conta quando é próprio para veículos ou máquinas autopropulsadas',
  '84089090': 'Motor só conta quando é próprio para máquinas de terraplenagem ou agrícolas',
  '84122110': 'Cilindro hidráulico só conta quando é próprio para máquinas de terraplenagem ou agrícolas',
  '84122190': 'Motor hidráulico só conta quando é próprio para máquinas de terraplenagem ou agrícolas',
  '84123110': 'Cilindro pneumático só conta quando é próprio para tratores de estrada, ônibus ou caminhões',
  '84136019': 'Bomba rotativa só conta quando é própria para veículos ou máquinas autopropulsadas',
  '84148019': 'Compressor de ar só conta quando é próprio para tratores de estrada, ônibus ou caminhões',
  '84149039': 'Caixa de ventilação só conta quando é para veículos autopropulsados',
  '8431': 'Parte de máquina só conta quando é própria para máquinas de terraplenagem',
  '84811000': 'Válvula redutora de pressão só conta quando é própria para veículos ou máquinas autopropulsadas',
  '84812090': 'Válvula hidráulica ou pneumática só conta quando é própria para máquinas de terraplenagem ou agrícolas',
  '84818092': 'Válvula solenoide só conta quando é própria para veículos ou máquinas autopropulsadas',
  '8483601': 'Embreagem de fricção só conta quando é própria para máquinas de terraplenagem ou agrícolas',
  '85011019': 'Motor elétrico só conta quando é do vidro elétrico de veículos',
};

/** Names of products that count in an exception of the TIPI only. */
const exceptions: Readonly<Record<string, string>> = {
  '21069010': 'concentrado para máquinas de refrigerante',
  '22089000': 'álcool etílico com menos de 80%',
  '40169990': 'peça de borracha própria para veículos',
  '73201000': 'mola de folhas para veículos',
  '84139100': 'parte de bomba própria para veículos',
  '84818099': 'válvula ou torneira própria para veículos',
  '85365090': 'interruptor próprio para veículos',
};

/** Returns why a product depends on its use, as a sentence without a full stop. */
export function useReason(rule: NcmRow | undefined): string {
  return (
    rule?.sentence ?? (rule && reasons[rule.prefix]) ?? 'O produto só conta conforme o uso: confira a ficha técnica'
  );
}

/** Returns which product of an NCM counts. */
export function exceptionName(rule: NcmRow | undefined): string {
  return (rule && exceptions[rule.prefix]) ?? 'produto que a lei cita à parte';
}
