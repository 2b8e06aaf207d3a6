const order = require('./modules/order.json');

const later = (module) => order.slice(order.indexOf(module) + 1).join('|');
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const SERVER =
  '^apps/server/|^packages/server-kit/|^modules/.+/server/|^modules/[^/]+/(module\\.server|public|errors\\.server)\\.ts$';
const WEB =
  '^apps/web/|^packages/(web-kit|ui)/|^modules/.+/web/|^modules/[^/]+/(module|public)\\.web\\.tsx?$';
const TEST = '\\.(test|prove)\\.tsx?$|/testing/';

/** The direction rules of ARCHITECTURE.md. `tools/boundaries.test.ts` breaks each of them and sees it caught. */
module.exports = {
  forbidden: [
    rule(
      'core-is-a-leaf',
      'core is what everything stands on: it runs in the browser, on the server and at the till',
      { path: '^packages/core/' },
      { path: '^(apps|modules|packages/(?!core/)|tools|e2e)' },
    ),
    rule(
      'core-runs-anywhere',
      'a definition that needs Node or a server library cannot be loaded by the browser',
      {
        path: [
          '^packages/core/',
          '\\.(entity|body|answer|rules|states|i18n)\\.ts$',
          '^modules/[^/]+/module\\.ts$',
        ],
        pathNot: TEST,
      },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'ui-is-dumb',
      'parts of the screen take props and give events; they know neither data nor words of ours',
      { path: '^packages/ui/' },
      { path: '^(apps|modules|packages/(?!ui/)|tools|e2e)' },
    ),
    rule(
      'only-ui-imports-mantine',
      'screens see our parts, so that the library under them can be changed in one place',
      { path: '^(apps|modules|packages/(?!ui/)|e2e)' },
      { path: '(^|/)@mantine/' },
    ),
    rule(
      'kits-know-no-business',
      'the machinery works on definitions it does not know',
      { path: '^packages/', pathNot: TEST },
      { path: '^(modules|apps)/' },
    ),
    rule(
      'web-never-imports-server',
      'server code in the bundle shows the database to every visitor',
      { path: WEB, pathNot: TEST },
      { path: SERVER },
    ),
    rule(
      'server-never-imports-web',
      'the server has no screen',
      { path: SERVER, pathNot: TEST },
      { path: WEB },
    ),
    rule(
      'definitions-and-rules-are-isomorphic',
      'an entity is read by the browser and by the server alike',
      { path: ['\\.(entity|body|answer|rules|states|i18n)\\.ts$', '^modules/[^/]+/module\\.ts$'] },
      { path: ['/server/', '/web/', '^packages/(?!core/)', '^apps/', '\\.(server|web)\\.tsx?$'] },
    ),
    rule(
      'other-modules-only-through-public',
      'what a module does not offer in public.ts may change without asking anybody',
      { path: '^modules/([^/]+)/' },
      {
        path: '^modules/[^/]+/',
        // Units, parts of lines and taxes and their words are part of every definition that counts goods.
        pathNot: [
          '^modules/$1/',
          '^modules/[^/]+/public(\\.web)?\\.tsx?$',
          '\\.(entity|states|answer)\\.ts$',
          '^modules/inventory/(batch-tracking|count\\.(rules|words)|held-line\\.rules|part-of-line|units(\\.i18n)?|taxes\\.i18n)\\.ts$',
          // The names of the accounts, for rules that browser and server share.
          '^modules/finance/ledger/chart\\.ts$',
          // What rights are called, wherever a field holds them.
          '^modules/employee/role/permission-choices\\.ts$',
          '^modules/[^/]+/testing/', // only tests may: product-never-imports-tests
        ],
      },
    ),
    ...order
      .slice(0, -1)
      .map((module) =>
        rule(
          `order:${module}`,
          `${module} comes before what it must not import; share through core, an event or the registry`,
          { path: `^modules/${module}/`, pathNot: TEST },
          { path: `^modules/(${later(module)})/` },
        ),
      ),
    rule(
      'modules-never-import-apps',
      'apps mount modules, never the other way round',
      { path: '^modules/', pathNot: TEST },
      { path: '^apps/' },
    ),
    rule(
      'product-never-imports-tools',
      'what builds and checks the product is no part of it',
      { path: '^(apps|modules|packages)/', pathNot: TEST },
      // The launcher runs on any Node and shares its progress lines with the server that it starts.
      { path: '^(tools|e2e)/', pathNot: '^tools/launch/' },
    ),
    rule(
      'browser-tests-stay-outside',
      'a browser test knows what a user sees, not how it is made',
      { path: '^e2e/' },
      { path: ['^modules/.+/(server|web)/', '^packages/(web-kit|ui|server-kit)/', '^apps/web/'] },
    ),
    rule(
      'product-never-imports-tests',
      'test factories and throw-away databases have no place in a running shop',
      { path: '^(apps|modules|packages)/', pathNot: TEST },
      { path: TEST },
    ),
    rule(
      'no-development-packages-on-the-server',
      'what is not installed in production fails there first',
      { path: SERVER, pathNot: [TEST, WEB] },
      { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    ),
    rule('no-unresolvable', 'an import that leads nowhere', {}, { couldNotResolve: true }),
    rule(
      'no-cycles',
      'two files that need each other are one thought in two places; types are gone before anything runs',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$|\\.woff2$|^dist/|^tools/boundaries\\.test\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default', 'node'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
