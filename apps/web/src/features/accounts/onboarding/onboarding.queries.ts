import type { AddressUpdate } from '@restitui/domain/accounts/users/address.ts';
import { termsOfUse } from '@restitui/domain/accounts/users/terms-of-use.ts';
import { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import { refreshUser } from '../../../lib/session-store.ts';
import { onboardingMessages } from './onboarding.messages.ts';

export const acceptTerms = mutationOptions({
  mutationFn: async () =>
    (await call(usersApi.acceptTerms, { body: { li_aceito: true, version: termsOfUse.version } })).data,
  onSuccess: refreshUser,
  meta: {
    success: onboardingMessages.termsAccepted,
    failure: onboardingMessages.termsFailed,
    refreshes: ['session'],
  },
});

export const saveAddress = (userId: string) =>
  mutationOptions({
    mutationFn: async (address: AddressUpdate) =>
      (await call(usersApi.saveAddress, { params: { userId }, body: address })).data,
    onSuccess: refreshUser,
    meta: {
      success: onboardingMessages.addressSaved,
      failure: onboardingMessages.addressFailed,
      refreshes: ['session'],
    },
  });
