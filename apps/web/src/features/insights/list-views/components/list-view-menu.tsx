import { useLater } from '../../../../lib/use-later.ts';
import type { ListOfViews } from '../use-list-views.ts';
import { ViewMenuButton } from './view-menu-button.tsx';

const loadMenu = async () => (await import('./view-menu.tsx')).ViewMenu;

/** The views of a list; what is in the menu is loaded after the page. */
export function ListViewMenu(props: ListOfViews) {
  const ViewMenu = useLater(loadMenu, true);
  return ViewMenu ? <ViewMenu {...props} /> : <ViewMenuButton disabled />;
}
