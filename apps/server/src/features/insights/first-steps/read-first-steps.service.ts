import { firstStepsOf } from '@restitui/domain/insights/first-steps/first-step-states.ts';
import type { FirstSteps } from '@restitui/domain/insights/first-steps/first-steps.api.ts';
import { messageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import { isOwnLogo } from '@restitui/domain/tenancy/tenants/branding-edit.ts';
import type { Context } from '../../../kernel/context.ts';
import { countForFirstSteps, lastTests, listPostponed } from './first-steps.repository.ts';
import { testKey } from './first-steps.texts.ts';

/** Returns the steps of the tenant as the actor sees them. */
export async function readStepsOf({ db, tenant, platform }: Context): Promise<FirstSteps> {
  const now = platform.clock.now();
  const found = await countForFirstSteps(db, tenant, now);
  const tests = await lastTests(db, tenant, testKey);
  const { modelos, convites, pessoas, clientes, gerados, assinados } = found;
  const facts = {
    endereco: found.cidade !== '' && found.uf !== '',
    ...{ logo: isOwnLogo(found.logo), modelos, conta: found.contas > 0, convites, pessoas, clientes },
    canais: messageChannel.options.map((canal) => ({
      canal,
      ligado: platform.connectedChannels.includes(canal),
      contato: found[canal],
      teste: tests.get(canal) ?? null,
    })),
    representante: found.representantes > 0,
    analises: found.analises + found.analisesDeArquivos,
    contratos: { gerados, assinados },
  };
  return firstStepsOf(facts, await listPostponed(db, tenant));
}
