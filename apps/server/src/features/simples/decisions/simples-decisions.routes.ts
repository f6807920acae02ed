import { simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { mount } from '../../../http/mount.ts';
import { createDecision } from './use-cases/create-decision.ts';
import { createSeveralDecisions } from './use-cases/create-several-decisions.ts';
import { listSimplesDecisions } from './use-cases/list-simples-decisions.ts';
import { revokeSeveralDecisions } from './use-cases/revoke-several-decisions.ts';
import { revokeSimplesDecision } from './use-cases/revoke-simples-decision.ts';

export const simplesDecisionsRoutes = mount(simplesDecisionsApi, {
  list: listSimplesDecisions,
  create: createDecision,
  createSeveral: createSeveralDecisions,
  revokeSeveral: revokeSeveralDecisions,
  revoke: revokeSimplesDecision,
});
