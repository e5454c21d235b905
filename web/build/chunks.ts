import { fileURLToPath } from 'node:url';

const FIRST = fileURLToPath(new URL('../src/main.ts', import.meta.url));

interface Graph {
  getModuleInfo(id: string): { importedIds: readonly string[] } | null;
}

/**
 * The files that modules share. Few files: on a phone's network every round of requests costs more than their bytes.
 * But the first load has only what the first screen imports; everything else is for the table and screens like it.
 */
export const CHUNKS = [
  {
    name: (id: string, graph: Graph) => (firstLoad(graph).has(id) ? 'page' : null),
    debugName: 'page',
    minShareCount: 2,
    priority: 2,
  },
  { name: 'board', test: /src./, minShareCount: 2, priority: 1 },
];

let known: Set<string> | null = null;

/** Everything that main.ts imports, directly or not, unless it is imported on demand. */
function firstLoad(graph: Graph): Set<string> {
  if (known !== null) return known;
  known = new Set([FIRST]);
  // A set goes on to what is added while one walks through it.
  for (const id of known)
    graph.getModuleInfo(id)?.importedIds.forEach((other) => known?.add(other));
  return known;
}
