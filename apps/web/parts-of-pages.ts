import { build, type InlineConfig, type Rolldown } from 'vite';

/**
 * What travels together. A page is a hundred small files when each module that two screens share is a file of its own; on a slow
 * network each of them is waited for, and a page of the tests spent half of its time on them. So there are a few files,
 * each holding what the ones before it do not: the login, what everybody who is logged in needs, the till, the
 * dashboard, and what many screens share.
 */
const BEGINNINGS = [
  ['login', /\/session\/login\/web\/guest\.tsx$/],
  ['app', /\/apps\/web\/src\/signed-in\/signed-in\.tsx$/],
  ['till', /\/point-of-sale\/till\/web\/till\.screen\.tsx$/],
  ['dashboard', /\/report\/dashboard\/web\/dashboard\.screen\.tsx$/],
] as const;
/**
 * What a page may weigh before it runs, as the build compresses it, in KB (performance.md); each of them has to come over a phone's network. The till
 * carries the definitions and words of every module, about 3 KB for two documents, and so has room for those that come.
 */
const HEAVIEST: Readonly<Record<string, number>> = { login: 128, till: 354 };
const MOST_FILES = 10;
const ENTRY = /\/apps\/web\/src\/main\.tsx$/;

type Groups = NonNullable<Rolldown.CodeSplittingOptions['groups']>;

/** The groups of a build; `parts` is from `partsOfPages`. What is in no group is split by the bundler. */
export function groupsOf(parts: ReadonlyMap<string, string>): Groups {
  const ofBeginnings = BEGINNINGS.map(([name], index) => ({
    name,
    test: (id: string) => parts.get(id) === name,
    // A group takes along what its modules import, so whoever begins earlier chooses earlier.
    priority: BEGINNINGS.length - index + 1,
  }));
  return [
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: BEGINNINGS.length + 2 },
    ...(parts.size > 0 ? [...ofBeginnings, { name: 'screens', minShareCount: 8, priority: 1 }] : []),
  ];
}

/**
 * The part that each module belongs to, by its id. Found by a build whose result is not written: only a build knows what is left of
 * a library or of a `public.web.ts` of which one name is used.
 */
export async function partsOfPages(config: InlineConfig): Promise<Map<string, string>> {
  const dry = { ...config.build, write: false };
  const built = await build({ ...config, configFile: false, logLevel: 'error', build: dry });
  const chunks = chunksOf((built as Rolldown.RolldownOutput).output);
  const parts = new Map<string, string>();
  for (const [part, page] of BEGINNINGS)
    for (const chunk of loadedBy(page, chunks))
      for (const id of chunk.moduleIds)
        if (!parts.has(id) && id !== chunk.facadeModuleId && !ENTRY.test(id)) parts.set(id, part);
  return parts;
}

/** The first page that people wait for and that has grown too heavy, with what it loads; `bytes` is what each file weighs on its way. */
export function heavyPage(bundle: Rolldown.OutputBundle, bytes: ReadonlyMap<string, number>): string | null {
  const chunks = chunksOf(Object.values(bundle));
  for (const [name, page] of BEGINNINGS) {
    const loaded = [...loadedBy(page, chunks)].map(
      ({ fileName }) => [fileName, (bytes.get(fileName) ?? 0) / 1024] as const,
    );
    const weight = loaded.reduce((sum, [, size]) => sum + size, 0);
    if (weight <= (HEAVIEST[name] ?? Infinity) && loaded.length <= MOST_FILES) continue;
    const parts = loaded.map(([fileName, size]) => `${fileName} ${size.toFixed(0)} KB`).join(', ');
    return `The page of ${name} loads ${weight.toFixed(0)} KB in ${loaded.length} files: ${parts}`;
  }
  return null;
}

function chunksOf(output: readonly Rolldown.OutputBundle[string][]): Map<string, Rolldown.OutputChunk> {
  return new Map(output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])));
}

/** The chunk that begins with a module, and all that a browser has to load before it runs. */
function loadedBy(
  page: RegExp,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
): Set<Rolldown.OutputChunk> {
  const loaded = new Set<Rolldown.OutputChunk>();
  const load = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || loaded.has(chunk)) return;
    loaded.add(chunk);
    for (const fileName of chunk.imports) load(chunks.get(fileName));
  };
  load(
    [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId !== null && page.test(facadeModuleId)),
  );
  if (loaded.size === 0) throw new Error(`The build has no page that begins with ${page}`);
  return loaded;
}
