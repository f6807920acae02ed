/** One file instead of seventy: each request costs browser and server milliseconds, however small it is. */
const firstLoad = { name: 'app', tags: ['$initial' as const], priority: 9 };

/** An icon has a quarter of a kilobyte: those that three pages or more show are one file. */
const icons = { name: 'icons', test: /lucide-react.dist.esm.icons/, minShareCount: 3, priority: 8 };

/**
 * Small modules of our own that six pages or more use are one file. It is without those that need one of the files below,
 * because a group brings along what its modules import.
 */
const shared = {
  name: 'shared',
  // Linear because the input is the path of a module in the repository, which is short.
  test: /src.lib.(?!show-issues)|packages.(domain|brazil)|src.ui.(?!.*(choose|column|command|dialog|draft|drawer|filter|form|keys|leave|menu|money|panel|select|(?<!ui.)tab|row-|later))/,
  minShareCount: 6,
  maxModuleSize: 2500,
  priority: 7,
};

/** Rules, addresses and other modules of a few lines that three pages or more use: a file of their own costs more than they are. */
const tiny = {
  name: 'tiny',
  // Linear because the input is the path of a module in the repository, which is short.
  test: /packages.domain.+(access|kind|state)\.ts|src.features.+link\.ts|src.ui.(in-order|parts-in-order)/,
  minShareCount: 3,
  maxModuleSize: 1500,
  priority: 7,
};

/** Components with their libraries, for the pages that have such a part. */
const dialogs = {
  name: 'dialogs',
  test: /@radix-ui.react-dialog|tabbable|src.ui.(dialog|confirm-dialog|drawer|tab-within)/,
  minShareCount: 2,
  priority: 6,
};
const choices = {
  name: 'choices',
  test: /@radix-ui.react-select|src.ui.(select|filter-select)/,
  minShareCount: 2,
  priority: 5,
};
const tables = {
  name: 'tables',
  test: /@tanstack.(react-)?virtual|src.ui.(data-table|use-row-window)/,
  minShareCount: 2,
  priority: 4,
};
const forms = { name: 'forms', test: /react-hook-form|@hookform|src.ui.form-/, minShareCount: 2, priority: 3 };

/** How the build divides modules into files (decision 130). */
export const chunkGroups = [firstLoad, icons, shared, tiny, dialogs, choices, tables, forms];
