import { LoaderCircle } from 'lucide-react';
import { type CompanyOutcome, companyMessage } from '../company-lookup.ts';

/** Help text below a CNPJ field with the state of its lookup; announced to screen readers. */
export function CompanyLookupHelp({ outcome }: { outcome: CompanyOutcome }) {
  return (
    <span role="status" className="inline-flex items-center gap-1.5">
      {outcome === 'searching' && <LoaderCircle aria-hidden className="size-3.5 shrink-0 animate-spin" />}
      {companyMessage(outcome) ?? 'Com os 14 caracteres buscamos os dados da empresa.'}
    </span>
  );
}
