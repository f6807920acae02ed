import { simplesEffectsApi } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { mount } from '../../../http/mount.ts';
import { applyEffect } from './use-cases/apply-effect.ts';
import { discardEffect } from './use-cases/discard-effect.ts';
import { listRuleSets } from './use-cases/list-rule-sets.ts';
import { readLatestEffect } from './use-cases/read-latest-effect.ts';
import { readReviews } from './use-cases/read-reviews.ts';
import { recomputeAnalysis } from './use-cases/recompute-analysis.ts';
import { startEffect } from './use-cases/start-effect.ts';

export const simplesEffectsRoutes = mount(simplesEffectsApi, {
  rules: listRuleSets,
  reviews: readReviews,
  recompute: recomputeAnalysis,
  latest: readLatestEffect,
  start: startEffect,
  apply: applyEffect,
  discard: discardEffect,
});
