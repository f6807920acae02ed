import { Seeded } from './seeded.ts';
import { declarationsZip, notesZip } from './simples-files.ts';
import { firstMonth, soldMonths } from './simples-history.ts';

const months = 60;
const shelf = 'mercado';

interface SampleFilesInput {
  shop: { cnpj: string; razao_social: string; estado: string };
  /** `AAAA-MM-DD`. */
  asOf: string;
}

/**
 * Generates the files of a sample company: notes and declarations of the 60 months before a day, invented, the same each
 * time.
 */
export function generateSampleFiles({ shop, asOf }: SampleFilesInput) {
  const random = new Seeded('sample company', asOf.slice(0, 7));
  const sold = soldMonths(
    {
      ...{ seed: 'sample company', shop, shelf, months, missing: 9, isInOrder: false },
      first: firstMonth(asOf, months + 1, months),
    },
    random,
  );
  const dated = { asOf, isKept: true };
  return { xml: notesZip(sold, shelf, { ...shop, crt: '1' }, dated), pgdas: declarationsZip(sold, dated) };
}
