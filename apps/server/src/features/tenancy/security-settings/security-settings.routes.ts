import { securitySettingsApi } from '@restitui/domain/tenancy/security-settings/security-settings.api.ts';
import { mount } from '../../../http/mount.ts';
import { readSecuritySettings } from './use-cases/read-security-settings.ts';
import { saveSecuritySettings } from './use-cases/save-security-settings.ts';

export const securitySettingsRoutes = mount(securitySettingsApi, {
  read: readSecuritySettings,
  save: saveSecuritySettings,
});
