import { lifecycleApi } from '@restitui/domain/agreements/lifecycle/lifecycle.api.ts';
import type { Request } from '@restitui/domain/wire/endpoint.ts';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { lifecycleMessages as messages } from './lifecycle.messages.ts';

const refreshes = ['signing', 'agreements', 'suggestions', 'change-history'];

export const refuseAgreement = (id: string, id_version: string) =>
  mutationOptions({
    mutationFn: (reason: string) => call(lifecycleApi.refuse, { params: { id }, body: { id_version, reason } }),
    meta: { success: messages.refused, failure: messages.refuseFailed, refreshes },
  });

export const cancelAgreement = (id: string) =>
  mutationOptions({
    mutationFn: (reason: string) => call(lifecycleApi.cancel, { params: { id }, body: { reason } }),
    meta: { success: messages.cancelled, failure: messages.cancelFailed, refreshes },
  });

export const startNewVersion = (id: string) =>
  mutationOptions({
    mutationFn: (reason: string) => call(lifecycleApi.newVersion, { params: { id }, body: { reason } }),
    meta: { success: messages.started, failure: messages.startFailed, refreshes },
  });

export const renewAgreement = (id: string) =>
  mutationOptions({
    mutationFn: (body: Request<typeof lifecycleApi.renew>['body']) =>
      call(lifecycleApi.renew, { params: { id }, body }),
    meta: { success: messages.renewed, failure: messages.renewFailed, refreshes },
  });

export const completeMissingData = (id: string) =>
  mutationOptions({
    mutationFn: (body: Request<typeof lifecycleApi.complete>['body']) =>
      call(lifecycleApi.complete, { params: { id }, body }),
    meta: { success: messages.completed, failure: messages.completeFailed, refreshes },
  });
