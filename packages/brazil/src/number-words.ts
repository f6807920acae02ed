const words = (text: string) => text.split(' ');

const units = words(
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove',
);
const tens = words('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa');
const hundreds = words('cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos');

/**
 * Writes a whole number from 0 to 999 in Portuguese words: 121 → `cento e vinte e um`.
 * @throws RangeError for any other number
 */
export function numberWords(number: number): string {
  if (!Number.isInteger(number) || number < 0 || number > 999) throw new RangeError(`No words for ${number}`);
  if (number === 100) return 'cem';
  if (number < 20) return units[number] as string;
  const size = number < 100 ? 10 : 100;
  const first = Math.floor(number / size);
  const rest = number % size;
  const begin = number < 100 ? tens[first - 2] : hundreds[first - 1];
  return rest === 0 ? (begin as string) : `${begin} e ${numberWords(rest)}`;
}
