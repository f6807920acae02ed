import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';

const fontOf = (name: string) => createRequire(import.meta.url).resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`);
/** The files of the typeface of all papers. */
export const roboto = {
  normal: fontOf('Regular'),
  bold: fontOf('Medium'),
  italics: fontOf('Italic'),
  bolditalics: fontOf('MediumItalic'),
};
pdfmake.setFonts({ Roboto: roboto });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => Object.values(roboto).includes(path));

/** Makes papers of what it is given alone: it opens its own typeface and no other file, and no address. */
export const pdfMaker = pdfmake;
