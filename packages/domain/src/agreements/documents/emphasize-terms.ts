/** Labels of the parties in capitals. Names and initialisms, which may be merged data, are not among them. */
const party =
  'CONTRATANTES?|CONTRATAD[AO]S?|PARCEIR[AO]S?|PARTES?|CLIENTES?|CONSULTORIA|TESTEMUNHAS?|ANUENTES?|INTERVENIENTES?|OUTORGANTES?|OUTORGAD[AO]S?';
/** A label beside another word in capitals is part of a name, as in "EXEMPLO CONSULTORIA LTDA". */
const label = `(?<!\\p{Lu}{2} )(?:${party})(?! \\p{Lu}{2})`;
/** Words that begin a heading in capitals which is not marked up as one. */
const opening =
  'CL[ÁA]USULA|PAR[ÁA]GRAFO|CAP[ÍI]TULO|SE[ÇC][ÃA]O|ANEXO|CONTRATO|TERMO|INSTRUMENTO|CONSIDERANDOS?|PRE[ÂA]MBULO|OBJETO|QUALIFICA[ÇC][ÃA]O|D[AOE]S?';
const heading = new RegExp(`^\\s*(?:[\\dIVXLC]{1,6}(?:\\.\\d+)*[.ªº)]?[\\s–—-]*)?(?:${opening})(?![\\p{L}\\d])`, 'u');
const defined = /["“”]\s*(\p{Lu}{2,40}(?: \p{Lu}{1,40}){0,3})\s*["“”]/gu;
const capitals = /(?<![\p{L}\d[])\p{Lu}{2,}(?:[-/.&]\p{Lu}+)*(?![\p{L}\d\]])/gu;
const piece = /<[^<>]*>|&[#\w]+;|[^<&]+|[<&]/g;
/** Bounds the work on a text that defines very many terms. */
const mostTerms = 40;
const blockTag = /^<\/?(?:p|div|li|ul|ol|table|tr|td|th|h[1-6]|blockquote|hr)\b/;

/**
 * Emphasizes what a contract writes in capitals on purpose: headings, labels of the parties and the terms that it
 * defines in quotation marks (W-371, decision D-45). All other words in capitals stay as they are.
 */
export function emphasizeTerms(html: string): string {
  const pieces = html.match(piece) ?? [];
  const terms = termsOf(pieces);
  let strong = 0;
  let isHeading = false;
  return pieces
    .map((text, at) => {
      if (text.startsWith('<')) {
        if (blockTag.test(text)) isHeading = isHeadingAt(pieces, at + 1);
        if (/^<(?:strong|h[1-6]|mark)\b/.test(text)) strong++;
        else if (/^<\/(?:strong|h[1-6]|mark)>/.test(text)) strong--;
        return text;
      }
      if (strong > 0 || text.startsWith('&')) return text;
      return text.replace(isHeading ? capitals : terms, (word) => `<strong>${word}</strong>`);
    })
    .join('');
}

/** Returns whether the block that begins here is a heading in capitals. */
function isHeadingAt(pieces: readonly string[], from: number): boolean {
  let text = '';
  for (let at = from; at < pieces.length; at++) {
    const next = pieces[at] ?? '';
    if (blockTag.test(next)) break;
    if (!/^[<&]/.test(next)) text += next;
    if (text.length > 200) return false;
  }
  return !/\p{Ll}/u.test(text) && heading.test(text);
}

/** Returns the expression of the terms to emphasize: the parties, and what the text itself defines. */
function termsOf(pieces: readonly string[]): RegExp {
  const text = pieces
    .filter((next) => !next.startsWith('<'))
    .join('')
    .replaceAll('&quot;', '"');
  const own = [...text.matchAll(defined)].flatMap(([, term]) => (term ? [term] : []));
  const words = [...new Set(own)].slice(0, mostTerms).sort((a, b) => b.length - a.length);
  // Linear because it is a choice of at most mostTerms words, which the pattern of a definition bounds in length.
  return new RegExp(`(?<![\\p{L}\\d[])(?:${[...words, label].join('|')})(?![\\p{L}\\d\\]])`, 'gu');
}
