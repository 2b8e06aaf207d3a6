import { expect, test } from 'vitest';
import { RULES } from './rules.ts';
import { lint } from './run.ts';
import { ProjectFile, readTree } from './tree.ts';

type Files = Record<string, string>;

/** What the violations stand beside: a registry with one module of one entity in a branch. */
const AROUND: Files = {
  'modules/finance/ledger/chart.ts': "export const CHART = { rooms: '4200' } as const;\n",
  'modules/registry.ts': "import { hotel } from './hotel/module.ts';\n",
  'modules/hotel/module.ts': "import { room } from './room/room.entity.ts';\n",
  'modules/hotel/room/room.states.ts':
    "export const roomStates = defineStates({ field: 'status', first: 'let', states: { let: {}, void: {} } });\n",
  'modules/hotel/room/room.entity.ts':
    "export const room = defineEntity({ name: 'room', module: 'hotel', scope: 'branch' });\n",
};

const SKIP = 'skip';
const WORK = '/work';

/** For each rule the files that break it, each by one thing. */
const PLANTED: Record<string, Files[]> = {
  'operation-needs-permission': [
    { 'packages/server-kit/files/a.ts': "defineQuery({ name: 'a', route: 'GET api/a', input });\n" },
    { 'packages/server-kit/files/a.ts': "defineCommand({ name: 'a', permission: '', input });\n" },
    { 'packages/server-kit/files/a.ts': "defineCommand({ name: 'a', permission: [], input });\n" },
    { 'packages/server-kit/files/a.ts': "defineCommand({ name: 'a', permission: 'guest', input });\n" },
    { 'packages/server-kit/files/a.ts': "app.get('/api/a', () => 'everything');\n" },
  ],
  'operation-registered': [
    { 'modules/hotel/room/server/clean-room.command.ts': 'export const clean = 1;\n' },
  ],
  'entity-registered': [
    { 'modules/hotel/amenity/amenity.entity.ts': "export const amenity = { name: 'amenity' };\n" },
    { 'modules/garden/module.ts': 'export const garden = 1;\n' },
  ],
  'no-unscoped-table': [
    {
      'modules/finance/report/server/a.ts':
        'await tx.query("select name from rooms where branch_id = $1");\n',
    },
    { 'modules/finance/report/server/a.ts': "tx.sql.selectFrom('rooms as r').select('name');\n" },
    { 'modules/hotel/room/server/a.ts': `await tx.query(\`select name from rooms order by \${order}\`);\n` },
    { 'modules/hotel/room/server/a.ts': "import pg from 'pg';\n" },
  ],
  'no-raw-money': [
    { 'modules/hotel/room/server/a.ts': 'const night = units as Money;\n' },
    { 'modules/hotel/room/server/a.ts': 'const share = Number(line.unit_price);\n' },
    { 'modules/hotel/room/server/a.ts': 'const rounded = Math.round(total);\n' },
    { 'modules/hotel/room/server/a.ts': 'const taxed = row.selling_price * 1.18;\n' },
    { 'modules/hotel/room/server/a.ts': 'const text = balance.toFixed(2);\n' },
    { 'modules/hotel/room/web/room-view.screen.tsx': 'const total = price * nights;\n' },
  ],
  'no-cast-rows': [
    { 'modules/hotel/room/server/a.ts': 'await tx.insert(room, row as never);\n' },
    { 'modules/hotel/room/server/a.ts': 'const body = context.input as unknown as Booking;\n' },
    { 'packages/server-kit/command/a.ts': 'const row = found as unknown as Row;\n' },
  ],
  'named-accounts': [
    { 'modules/hotel/room/room.rules.ts': "const REVENUE = '4200';\n" },
    {
      'modules/hotel/room/server/a.ts':
        "const sql = `select sum(debit) from journal_lines where account_code = '4200'`;\n",
    },
    { 'modules/hotel/room/server/a.ts': "const sql = `account_code like '4200-%'`;\n" },
  ],
  'ask-states': [
    { 'modules/hotel/room/server/a.ts': "const gone = row.status === 'void';\n" },
    { 'modules/hotel/room/web/a.ts': "const isLeft = status !== 'void';\n" },
    { 'modules/hotel/room/server/a.ts': "const SQL = `select 1 from x where r.status <> 'void'`;\n" },
    {
      'modules/spa/bath/server/a.ts': `const SQL = sql\`case when \${row('status')} in ('gone', 'let') then 1 end\`;\n`,
    },
    {
      'modules/hotel/room/paid.rules.ts':
        "const paid = (e) => e.and(e.lte('left', 0), e.ne('status', 'void'));\n",
    },
  ],
  'one-number-format': [
    { 'modules/hotel/room/web/a.ts': "import { formatMoney } from '#core/money.ts';\n" },
    { 'packages/web-kit/fields/a.ts': "import { readableDecimal } from '#core/decimal.ts';\n" },
    { 'modules/hotel/room/server/a.ts': "const said = count.toLocaleString('en');\n" },
    { 'apps/web/src/a.ts': "const format = new Intl.NumberFormat('en');\n" },
  ],
  'no-untranslated-strings': [
    { 'modules/hotel/room/web/a.screen.tsx': 'export const A = () => <p>Room is taken</p>;\n' },
    { 'modules/hotel/room/web/a.screen.tsx': 'export const A = () => <Input label="Room" />;\n' },
    {
      'modules/hotel/room/web/a.screen.tsx':
        'export const A = () => <Input placeholder={x ? "Room" : y} />;\n',
    },
    { 'packages/web-kit/a.tsx': `export const A = () => <a aria-label={\`Go to \${name}\`} />;\n` },
    { 'apps/web/src/a.tsx': "export const A = () => <p>{ready && 'Welcome'}</p>;\n" },
  ],
  'no-hardcoded-colors': [
    { 'packages/ui/show/a.module.css': '.a {\n  color: #fff;\n}\n' },
    { 'packages/ui/show/a.module.css': '.a { border: 1px solid red; }\n' },
    { 'packages/ui/show/a.module.css': '.a { background: oklch(0.5 0.1 200); }\n' },
    { 'packages/ui/show/a.tsx': "const style = { color: 'white' };\n" },
    { 'modules/hotel/room/web/a.cell.tsx': "const colour = '#00ADD8';\n" },
    { 'apps/web/src/a.ts': `const shade = \`rgba(0, 0, 0, \${depth})\`;\n` },
  ],
  'max-lines': [
    { 'packages/core/long.ts': 'export {};\n'.repeat(301) },
    { 'modules/hotel/room/web/a.screen.tsx': 'export {};\n'.repeat(201) },
  ],
  'plain-names': [
    { 'modules/hotel/room/server/room-told.ts': '' },
    { 'modules/hotel/room/server/keep-room.ts': '' },
    { 'modules/hotel/room/server/a.ts': 'export const roomEngine = 1;\n' },
    { 'modules/hotel/room/server/a.ts': 'export interface RoomDesk {}\n' },
    { 'modules/hotel/room/server/a.ts': 'export function mendRoom() {}\n' },
  ],
  'words-in-their-file': [
    {
      'modules/hotel/room/server/a.ts':
        "const FULL = { en: 'The room is taken.', sw: 'Chumba kimechukuliwa.' };\n",
    },
    { 'modules/hotel/room/room.rules.ts': "say({ en: 'nights', sw: 'usiku' });\n" },
    { 'modules/hotel/rooms-left.ts': `const LEFT = { en: \`\${n} goods\`, sw: \`bidhaa \${n}\` };\n` },
    { 'apps/web/src/shell/a.tsx': "const LOBBY = { en: 'Lobby', sw: 'Ukumbi' };\n" },
    { 'packages/web-kit/list/a.tsx': "const NONE = { one: { en: 'No room', sw: 'Hakuna chumba' } };\n" },
    { 'packages/server-kit/jobs/a.ts': "defineJob({ title: { en: 'Clean', sw: 'Safisha' } });\n" },
  ],
  'file-roles': [
    { 'packages/core/utils.ts': '' },
    { 'packages/core/helpers/money.ts': '' },
    { 'packages/core/types.ts': '' },
    { 'packages/core/SaleForm.ts': '' },
    { 'modules/hotel/room/room.service.ts': '' },
    {
      'modules/hotel/room/web/clean.query.ts': '',
      'modules/hotel/module.server.ts': "'./room/web/clean.query.ts'",
    },
  ],
  'only-public-reexports': [
    { 'packages/core/all.ts': "export * from './money.ts';\n" },
    { 'packages/core/all.ts': "export type { Money } from './money.ts';\n" },
    { 'packages/core/all.ts': "import { money } from './money.ts';\nexport { money };\n" },
  ],
  'no-skipped-tests': [
    { 'packages/core/a.test.ts': `test.${SKIP}('a', () => {});\n` },
    { 'packages/core/a.test.ts': "describe.only('a', () => {});\n" },
    { 'e2e/a.flow.ts': `test.${SKIP}(true);\n` },
    { 'packages/core/a.test.ts': "test.todo('a');\n" },
  ],
  'no-host-names': [
    { 'docs/a.md': 'Install from https://registry.example.com/npm\n' },
    { 'docs/a.md': `It lies in ${WORK}/main/tools\n` },
    { 'packages/core/a.ts': '// TODO: later\n' },
  ],
};

/** What looks alike and is permitted. */
const PERMITTED: Files[] = [
  { 'packages/server-kit/files/a.ts': "defineQuery({ name: 'a', permission: 'free_access', input });\n" },
  { 'packages/server-kit/files/a.ts': "defineGuestCall({ name: 'a', permission: 'guest', input });\n" },
  { 'modules/hotel/room/server/a.ts': 'await tx.query("select name from rooms where branch_id = $1");\n' },
  { 'modules/report/sales/server/a.ts': 'await tx.query("select name from rooms");\n' },
  { 'modules/finance/server/a.ts': `await tx.query(\`select name from \${room.table} where id = $1\`);\n` },
  { 'modules/hotel/room/server/a.ts': 'const total = price * nights;\nconst count = Number(pages);\n' },
  {
    'modules/hotel/room/web/a.screen.tsx':
      'export const A = () => <p title={say(WORDS.a)}>{say(WORDS.b)} · Excel</p>;\n',
  },
  {
    'packages/ui/show/a.module.css':
      '.a { color: var(--red); background: color-mix(in oklab, var(--a), var(--b)); }\n',
  },
  { 'packages/ui/theme/a.css': '.a { color: #fff; }\n' },
  {
    'packages/core/a.ts':
      "import { a } from '#core/b.ts';\nexport const words = 'A colour, such as #00ADD8.';\n",
  },
  { 'modules/hotel/room/server/a.ts': "import { formatMoney } from '#core/money.ts';\n" },
  { 'modules/hotel/rights.ts': "export const rights = { name: { en: 'Hotel', sw: 'Hoteli' } };\n" },
  { 'modules/hotel/room/room.words.ts': "export const NIGHTS = { en: 'nights', sw: 'usiku' };\n" },
  {
    'packages/server-kit/limits/a.ts':
      "const Full = refusal('full', 503, { en: 'No room is left.', sw: 'Hakuna nafasi.' });\n",
  },
  { 'modules/hotel/public.ts': "export { room } from './room/server/room.ts';\n" },
  {
    'modules/branch/branch-settings/branch-settings.entity.ts': "f.color({ default: '#00ADD8' });\n",
    'modules/branch/module.ts': "'./branch-settings/branch-settings.entity.ts'",
    'modules/registry.ts': "'./branch/module.ts' './hotel/module.ts'",
  },
  { 'docs/a.md': 'See https://example.com/registry and the folder /var/lib/onepos. TODO(#12)\n' },
];

function findingsIn(files: Files) {
  const all = { ...AROUND, ...files };
  return lint(Object.entries(all).map(([path, text]) => new ProjectFile(path, text)));
}

test('every rule has a planted violation', () => {
  expect(Object.keys(PLANTED).toSorted()).toEqual(RULES.map(({ name }) => name).toSorted());
});

const PLANTS = Object.entries(PLANTED).flatMap(([rule, plants]) =>
  plants.map((files, n): [string, number, Files] => [rule, n + 1, files]),
);

test.each(PLANTS)('%s catches its violation %i', (rule, _, files) => {
  const findings = findingsIn(files);
  expect(findings.map((finding) => finding.rule.name)).toEqual([rule]);
  expect(Object.keys(files)).toContain(findings[0]?.file);
});

test.each(PERMITTED.entries().toArray())('nothing is said about what is permitted, %i', (_, files) => {
  expect(findingsIn(files)).toEqual([]);
});

test('a finding names the line', () => {
  expect(findingsIn({ 'packages/core/a.ts': "\n\nexport * from './b.ts';\n" })[0]?.line).toBe(3);
});

test('the tree that is read holds this file and nothing of others', () => {
  const paths = readTree(new URL('../..', import.meta.url).pathname).map(({ path }) => path);
  expect(paths).toContain('tools/lint/planted.test.ts');
  expect(paths.filter((path) => path.includes('node_modules'))).toEqual([]);
});
