import { RegimeFields } from './regime-fields.tsx';
import { TermsFields } from './terms-fields.tsx';

/** Regime, products, commission with its words, and bank (I-139 to I-151). */
export function ContractFields() {
  return (
    <>
      <RegimeFields />
      <TermsFields />
    </>
  );
}
