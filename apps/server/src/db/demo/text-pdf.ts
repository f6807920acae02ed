const escaped = (text: string) => text.replace(/[\\()]/g, (mark) => `\\${mark}`);
const linesOnPage = 68;

/** Builds a PDF of lines of text in a fixed-width font, as a portal prints it. */
export function pdfOfLines(lines: readonly string[]): Buffer {
  const pages = Array.from({ length: Math.ceil(lines.length / linesOnPage) }, (_, i) =>
    lines.slice(i * linesOnPage, (i + 1) * linesOnPage),
  );
  const kids = pages.map((_, i) => `${4 + 2 * i} 0 R`).join(' ');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap((own, i) => {
      const content = own.map((line, n) => `BT /F1 7 Tf 36 ${806 - 11 * n} Td (${escaped(line)}) Tj ET`).join('\n');
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>/Contents ${5 + 2 * i} 0 R>>`,
        `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = body.length;
    body += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const places = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places}`;
  const end = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + end, 'latin1');
}
