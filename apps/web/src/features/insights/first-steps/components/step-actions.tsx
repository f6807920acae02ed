import type { FirstStep } from '@restitui/domain/insights/first-steps/first-step.ts';
import type { FirstStepFacts } from '@restitui/domain/insights/first-steps/first-steps.api.ts';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button, type ButtonProps } from '../../../../ui/button.tsx';
import { addIncludedTemplates } from '../../../agreements/templates/included-templates.queries.ts';
import { SampleResult, SampleStep } from '../../../crm/sample-company/components/sample-step.tsx';
import { useSampleCompany } from '../../../crm/sample-company/sample-company.queries.ts';
import { firstStepLink, isOfProvider } from '../first-step-link.ts';
import { firstStepTitles, stepsAfterClient } from '../first-step-texts.ts';

interface StepProps {
  step: FirstStep;
  tenant: string;
}

const verbs: Record<FirstStep, string> = {
  dados: 'Informar dados',
  marca: 'Editar marca',
  modelos: 'Escrever modelo',
  conta: 'Informar conta',
  canais: 'Ver mensagens',
  pessoas: 'Convidar',
  clientes: 'Importar planilha',
  analise: 'Abrir clientes',
  contrato: 'Abrir clientes',
};

function StepLink({ step, tenant, label, look }: StepProps & { label: string; look: ButtonProps['variant'] }) {
  const link = firstStepLink(step, useActor(), tenant);
  return (
    <Button asChild size="sm" variant={look}>
      <Link {...link} aria-label={label === verbs[step] ? undefined : `${label}: ${firstStepTitles[step]}`}>
        {label}
      </Link>
    </Button>
  );
}

/** Leads from a finished step to its page; nothing where the provider did it. */
export function DoneStepLink({ step, tenant }: StepProps) {
  const { sample } = useSampleCompany(tenant);
  if (isOfProvider(step, useActor())) return null;
  if (step === 'analise' && sample?.etapa === 'pronta') return <SampleResult tenant={tenant} sample={sample} />;
  return <StepLink step={step} tenant={tenant} label="Ver" look="ghost" />;
}

interface StepActionsProps extends StepProps {
  facts: FirstStepFacts;
  /** Whether the page's primary button is that of this step. */
  isPrimary: boolean;
}

/** The ways to do an open step: a button, or the link to its page. */
export function StepActions({ step, tenant, facts, isPrimary }: StepActionsProps) {
  const look = isPrimary ? 'primary' : 'secondary';
  if (isOfProvider(step, useActor()))
    return <p className="text-caption text-muted">A equipe da plataforma faz este passo.</p>;
  if (stepsAfterClient.includes(step) && facts.clientes === 0) return null;
  if (step === 'canais') return null;
  if (step === 'modelos') {
    return (
      <>
        <UseIncludedTexts tenant={tenant} look={look} />
        <StepLink step={step} tenant={tenant} label={verbs.modelos} look="ghost" />
      </>
    );
  }
  if (step === 'analise') {
    return (
      <>
        <SampleStep tenant={tenant} look={look} />
        {facts.clientes > 0 && <StepLink step={step} tenant={tenant} label={verbs.analise} look="ghost" />}
      </>
    );
  }
  if (step === 'clientes') {
    return (
      <>
        <StepLink step={step} tenant={tenant} label={verbs.clientes} look={look} />
        <Button asChild size="sm" variant="ghost">
          <Link to="/cadastrar-cliente">Cadastrar cliente</Link>
        </Button>
      </>
    );
  }
  return <StepLink step={step} tenant={tenant} label={verbs[step]} look={look} />;
}

function UseIncludedTexts({ tenant, look }: { tenant: string; look: ButtonProps['variant'] }) {
  const add = useMutation(addIncludedTemplates(tenant));
  return (
    <Button size="sm" variant={look} loading={add.isPending} onClick={() => add.mutate()}>
      Usar os textos incluídos
    </Button>
  );
}
