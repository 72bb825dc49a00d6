// Who may import whom; docs/architecture.md says why. Checked by `npm run lint:boundaries`.
const forbid = (name, from, to, toNot) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: to, ...(toNot && { pathNot: toNot }) },
})

// A room of core knows only rooms before it in this list, so that no two know each other. A folder in a room is a room.
const coreRooms = [
  'outside',
  'db',
  'installation',
  'error',
  'switch',
  'secret',
  'mail',
  'account',
  'job',
  'traffic',
  'band',
  'tool-list',
  'search/text',
  'search/documents',
  'search/query',
  'maker',
  'link',
  'icon',
  'visit',
  'tool',
  'catalogue/entry',
  'catalogue/source',
  'catalogue/store',
  'catalogue',
  'category',
  'ranking',
  'month',
  'favorite',
  'list',
  'case',
  'submission',
  'correction',
  'claim',
  'tool-use',
  'trial',
  'editor',
  'desk',
  'own-account',
  'home',
  'sitemap',
  'retention',
]
const filesOf = (...rooms) => `^packages/core/src/(${rooms.join('|')})/[^/]+$`
const isTest = '(^|/)testing/|\\.test\\.tsx?$'

const keepRoomOrder = (from, to) => ({
  name: 'core-rooms-in-order',
  severity: 'error',
  from: { ...from, pathNot: [isTest, ...(from.pathNot ?? [])] },
  to: { path: to },
})

module.exports = {
  forbidden: [
    ...coreRooms
      .slice(0, -1)
      .map((room, index) => keepRoomOrder({ path: filesOf(room) }, filesOf(...coreRooms.slice(index + 1)))),
    // A room that is not in the list has no place in the order.
    keepRoomOrder({ path: '^packages/core/src/.+/', pathNot: [filesOf(...coreRooms)] }, '^packages/core/'),
    forbid('web-reaches-data-only-over-http', '^apps/web', '^(apps/(api|worker)|packages/core)'),
    forbid('apps-are-islands', '^apps/([^/]+)/', '^apps/', '^apps/$1/'),
    forbid('contract-depends-on-nothing', '^packages/contract', '^(apps|packages/core)'),
    forbid('calls-know-no-schema', '^packages/contract/src/calls/', '.', '^packages/contract/src/http/call\\.ts$'),
    forbid('process-knows-nobody', '^packages/process', '^(apps|packages/(contract|core))'),
    forbid('core-knows-no-app', '^packages/core', '^apps'),
    forbid(
      'features-do-not-know-each-other',
      '^apps/web/app/features/([^/]+)/',
      '^apps/web/app/(routes|features)/',
      // Cards stand in every list.
      '^apps/web/app/features/($1|card)/',
    ),
    forbid('ui-knows-no-feature', '^apps/web/app/ui', '^apps/web/app/(features|routes|api)'),
    forbid('sql-stays-in-core', '^apps', 'node_modules/(kysely|pg)/'),
    {
      name: 'production-reaches-no-tests',
      severity: 'error',
      // Tests themselves may, and a command that only developers run.
      from: {
        path: '^(apps|packages|scripts)/',
        pathNot: [isTest, '^scripts/make-share-images\\.ts$'],
      },
      to: { path: '(^|/)testing/|^(quality|e2e|tests)/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'every-import-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '(^|/)\\+types/|^virtual:' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    // Without exportsFields our packages do not resolve, and the rules above pass in silence.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
}
