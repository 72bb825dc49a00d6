// Who may import whom; docs/architecture.md says why. Checked by `npm run lint:boundaries`.
const forbid = (name, from, to, toNot) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: to, ...(toNot && { pathNot: toNot }) },
})

module.exports = {
  forbidden: [
    forbid('web-reaches-data-only-over-http', '^apps/web', '^(apps/(api|worker)|packages/core)'),
    forbid('apps-are-islands', '^apps/([^/]+)/', '^apps/', '^apps/$1/'),
    forbid('contract-depends-on-nothing', '^packages/contract', '^(apps|packages/core)'),
    forbid('calls-know-no-schema', '^packages/contract/src/calls/', '.', '^packages/contract/src/call\\.ts$'),
    forbid('process-knows-nobody', '^packages/process', '^(apps|packages/(contract|core))'),
    forbid('core-knows-no-app', '^packages/core', '^apps'),
    forbid(
      'features-do-not-know-each-other',
      '^apps/web/app/features/([^/]+)/',
      '^apps/web/app/(routes|features)/',
      '^apps/web/app/features/$1/',
    ),
    forbid('ui-knows-no-feature', '^apps/web/app/ui', '^apps/web/app/(features|routes|api)'),
    forbid('sql-stays-in-core', '^apps', 'node_modules/(kysely|pg)/'),
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
