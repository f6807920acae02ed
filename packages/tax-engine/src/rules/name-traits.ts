/** Converts to upper-case words without accents, separated and surrounded by one space. */
export function foldWords(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return ` ${plain.replace(/[^A-Z0-9]+/g, ' ').trim()} `;
}

/** Returns true when folding would not change the letters, so that a regular expression applies directly. */
function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/** Bits of `nameTraits`: everything that rules use of a product's name. */
export const NAMED_USED = 1;
export const NAMED_CLEANING_ALCOHOL = 2;
export const NAMED_OUTSIDE_COLD_DRINKS = 4;
export const NAMED_COLD_DRINK = 8;
export const NAMED_OTHER_ALCOHOL = 16;

const patterns: [trait: number, words: RegExp][] = [
  // Used, reconditioned or scrap (Lei 10.485/2002 art. 6º).
  [NAMED_USED, / (USAD[OA]S?|RECOND[A-Z]*|REMAN[A-Z]*|SUCATAS?) /],
  // Alcohol for cleaning, which shares the position of fuel alcohol.
  [NAMED_CLEANING_ALCOHOL, / (GEL|LIMPEZA|INPM|70|46) /],
  // Further words for it, which code version 3 added.
  [
    NAMED_OTHER_ALCOHOL,
    / (54|80|92|96|ANTISSEPTICO|SANEANTE|DESINFETANTE|DOMESTICO|PERFUMADO|ACENDEDOR|FARMACEUTICO) /,
  ],
  // Milk, soy, cocoa and coffee drinks and nectars are no cold drinks of Lei 13.097/2015 art. 14.
  [NAMED_OUTSIDE_COLD_DRINKS, / (NECTAR|SOJA|LEITE|CACAU|ACHOCOLATADO|CAFE) /],
  // Drinks that Lei 13.097/2015 art. 14 sole paragraph names.
  [NAMED_COLD_DRINK, / (REFRIGERANTE|REFRESCO|CHA|MATE|ISOTONIC[OA]|ENERGETIC[OA]) /],
];
/** Matches plain texts that may contain any of the words above. */
const anyWord =
  /usad|recond|reman|sucat|limpeza|inpm|nectar|soja|leite|cacau|achocolatado|cafe|refrigerante|refresco|isotonic|energetic|antisseptico|saneante|desinfetante|domestico|perfumado|acendedor|farmaceutico|(?<![A-Z0-9])(gel|70|46|54|80|92|96|cha|mate)(?![A-Z0-9])/i;

/** Returns the traits of a product's name as a sum of the bits above. */
export function nameTraits(produto: string): number {
  if (isPlain(produto) && !anyWord.test(produto)) return 0;
  const words = foldWords(produto);
  return patterns.reduce((traits, [trait, pattern]) => traits + (pattern.test(words) ? trait : 0), 0);
}
