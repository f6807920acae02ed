import type { Actor } from '@restitui/domain/users/actor.ts';
import { menuPages } from './menu.ts';

const isBelow = (path: string, page: string) => path === page || path.startsWith(`${page}/`);

/**
 * A page of the menu, and all below it, is open to exactly those whose menu has it (G-02); every other address under
 * `/admin` to provider staff alone (G-03). What the page then shows is the server's to decide.
 */
export function mayOpenPath(
  path: string,
  who: Pick<Actor, 'typeUser' | 'typeCargo' | 'permissions'>,
  selectedTenant: string | undefined,
): boolean {
  const [page] = menuPages
    .filter(({ link }) => isBelow(path, link.to))
    .toSorted((a, b) => b.link.to.length - a.link.to.length);
  if (page) return page.for(who, selectedTenant);
  return who.typeUser === 'ADMIN' || !isBelow(path, '/admin');
}
