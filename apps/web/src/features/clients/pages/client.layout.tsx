import { Outlet } from '@tanstack/react-router';

export function ClientLayout() {
  return <Outlet />;
}
