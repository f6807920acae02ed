import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';

const fontOf = (name: string) => createRequire(import.meta.url).resolve(`pdfmake/fonts/Roboto/Roboto-${name}.ttf`);
/** Font files of all PDFs. */
export const roboto = {
  normal: fontOf('Regular'),
  bold: fontOf('Medium'),
  italics: fontOf('Italic'),
  bolditalics: fontOf('MediumItalic'),
};
pdfmake.setFonts({ Roboto: roboto });
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => Object.values(roboto).includes(path));

/** Builds PDFs from its input only: it opens its own fonts and no other file or address. */
export const pdfMaker = pdfmake;
