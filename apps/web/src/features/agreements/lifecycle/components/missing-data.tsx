import type { MissingValue } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { fieldsOfParty, missingAtConsultancy } from '@restitui/domain/agreements/lifecycle/missing-data.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { MissingDataForm } from './missing-data-form.tsx';

interface MissingDataProps {
  id: string;
  missing: readonly MissingValue[];
  /** True for the party of the agreement, who completes its own data here. */
  isParty: boolean;
}

const labelsOf = (missing: readonly MissingValue[]) => missing.map(({ label }) => label).join(', ');

/** Lists the data that the text lacks by who has them; the party enters its own. */
export function MissingData({ id, missing, isParty }: MissingDataProps) {
  const atConsultancy = missingAtConsultancy(missing);
  const atParty = missing.filter((value) => !atConsultancy.includes(value));
  return (
    <div className="flex flex-col gap-4">
      {isParty && atParty.length > 0 && <MissingDataForm id={id} fields={fieldsOfParty(missing)} />}
      {!isParty && atParty.length > 0 && (
        <Notice tone="warning" title="Faltam dados de quem assina como parte">
          {labelsOf(atParty)}. Quem assina completa aqui, nesta página, ou a equipe no cadastro.
        </Notice>
      )}
      {atConsultancy.length > 0 && (
        <Notice tone="warning" title={isParty ? 'A consultoria ainda completa dados' : 'Faltam dados no cadastro'}>
          {labelsOf(atConsultancy)}.{' '}
          {isParty
            ? 'Você assina aqui assim que eles estiverem no contrato.'
            : 'Complete-os no cadastro da empresa, do cliente ou da pessoa: o contrato é escrito de novo.'}
        </Notice>
      )}
    </div>
  );
}
