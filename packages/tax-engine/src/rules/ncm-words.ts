/** Upper case without accents, words apart by one space, with a space at both ends. */
export function foldWords(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
  return ` ${plain.replace(/[^A-Z0-9]+/g, ' ').trim()} `;
}

/** Without letters that folding would change: a quick look is then enough to say that a word is not there. */
function isPlain(text: string): boolean {
  return /^[\x20-\x7e]*$/.test(text);
}

/** Milk, soy, cocoa and coffee drinks and nectars are no cold drinks of Lei 13.097/2015 art. 14. */
export function isNamedOutsideColdDrinks(produto: string): boolean {
  return / (NECTAR|SOJA|LEITE|CACAU|ACHOCOLATADO|CAFE) /.test(foldWords(produto));
}

/** Used, reconditioned or scrap (Lei 10.485/2002 art. 6º). */
export function isNamedUsed(produto: string): boolean {
  if (isPlain(produto) && !/usad|recond|reman|sucat/i.test(produto)) return false;
  return / (USAD[OA]S?|RECOND[A-Z]*|REMAN[A-Z]*|SUCATAS?) /.test(foldWords(produto));
}

/** Alcohol for cleaning, which shares the position of fuel alcohol. */
export function isNamedCleaningAlcohol(produto: string): boolean {
  return / (GEL|LIMPEZA|INPM|70|46) /.test(foldWords(produto));
}
