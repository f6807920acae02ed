import { LoaderCircle } from 'lucide-react';
import { type CompanyOutcome, companyMessage } from '../company-lookup.ts';

/** The line beneath a CNPJ field: what its look-up is about, read aloud as it changes. */
export function CompanyLookupHelp({ outcome }: { outcome: CompanyOutcome }) {
  return (
    <span role="status" className="inline-flex items-center gap-1.5">
      {outcome === 'searching' && <LoaderCircle aria-hidden className="size-3.5 shrink-0 animate-spin" />}
      {companyMessage(outcome) ?? 'Com os 14 caracteres buscamos os dados da empresa.'}
    </span>
  );
}
