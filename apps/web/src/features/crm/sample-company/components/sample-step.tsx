import { formatBRL } from '@restitui/brazil/money.ts';
import type { SampleCompany } from '@restitui/domain/crm/sample-company/sample-company.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { productLink } from '../../../../lib/client-links.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button, type ButtonProps } from '../../../../ui/button.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { createSampleCompany, useSampleCompany } from '../sample-company.queries.ts';
import { RemoveSample } from './remove-sample.tsx';

interface SampleStepProps {
  tenant: string;
  look: ButtonProps['variant'];
}

/** Starts the analysis of the sample company and shows its progress. */
export function SampleStep({ tenant, look }: SampleStepProps) {
  const { sample } = useSampleCompany(tenant);
  const create = useMutation(createSampleCompany(tenant));
  if (!sample) {
    return (
      <Button size="sm" variant={look} loading={create.isPending} onClick={() => create.mutate()}>
        Experimentar
      </Button>
    );
  }
  if (sample.etapa === 'falhou') {
    return (
      <div className="flex basis-full flex-wrap items-center gap-2">
        <p className="text-body text-danger">{sample.erro}</p>
        <Button size="sm" variant="secondary" loading={create.isPending} onClick={() => create.mutate()}>
          Tentar de novo
        </Button>
        <RemoveSample tenant={tenant} />
      </div>
    );
  }
  if (sample.etapa === 'pronta') return <SampleResult tenant={tenant} sample={sample} />;
  return <SampleProgress sample={sample} />;
}

const phases = { pgdas: 'Lendo as declarações', notas: 'Lendo as notas fiscais', calculo: 'Calculando os meses' };

function SampleProgress({ sample: { etapa, progresso } }: { sample: SampleCompany }) {
  const label = etapa === 'arquivos' ? 'Gerando 60 meses de notas e declarações' : 'Na fila';
  const value = progresso && progresso.total > 0 ? (progresso.arquivos / progresso.total) * 100 : undefined;
  return (
    <div className="w-72 max-w-full">
      <Progress label={progresso ? phases[progresso.fase] : label} value={value} />
    </div>
  );
}

/** Leads to the result of the sample company, and removes it. */
export function SampleResult({ tenant, sample }: { tenant: string; sample: SampleCompany }) {
  const actor = useActor();
  const { id_client: cnpjcpf, id_product, total } = sample;
  return (
    <>
      {total !== null && (
        <p className="figures text-caption text-muted">Exemplo: {formatBRL(total)} a restituir, valores inventados.</p>
      )}
      <Button asChild size="sm" variant="ghost">
        <Link {...productLink({ actor, tenantId: tenant, cnpjcpf }, id_product)}>Ver o resultado</Link>
      </Button>
      <RemoveSample tenant={tenant} />
    </>
  );
}
