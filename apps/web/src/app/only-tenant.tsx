import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { tenantsQuery } from '../features/tenancy/tenants/tenants.queries.ts';
import { changeTenant } from '../lib/change-tenant.ts';
import { useSelectedTenant } from '../lib/session-store.ts';

/** Selects the only company of an installation for provider staff, once: a person may close it afterwards. */
export function OnlyTenant() {
  const isSelected = useSelectedTenant() !== undefined;
  const { data: tenants } = useQuery({ ...tenantsQuery, enabled: !isSelected });
  const wasSelected = useRef(isSelected);
  wasSelected.current ||= isSelected;
  useEffect(() => {
    const [only, another] = tenants ?? [];
    if (!only || another || wasSelected.current) return;
    changeTenant({ id: only.id, title: only.title });
  }, [tenants]);
  return null;
}
