/** Which way the arrows of the house point; see docs/architecture.md. */
const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

module.exports = {
  forbidden: [
    forbid('no-cycles', {}, { circular: true }, 'A cycle has no first page to read; those of types count.'),
    forbid(
      'models-import-nothing',
      { path: '^app/models/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^app/models/' },
      'Rules are pure.',
    ),
    forbid(
      'texts-know-models-only',
      { path: '^app/texts/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^app/(texts|models)/' },
      'Sentences are data.',
    ),
    forbid(
      'api-knows-no-page',
      { path: '^api/' },
      { path: '^(app/(?!models/|texts/)|server/)' },
      'The API stands without the site.',
    ),
    forbid(
      'app-knows-the-contract-only',
      { path: '^app/' },
      { path: '^(api/(?!contract/)|server/)' },
      'The site asks the API, it does not reach into it.',
    ),
    forbid(
      'contract-in-services-and-server-files',
      { path: '^app/(ui|routes|models|texts)/', pathNot: '\\.server\\.tsx?$' },
      { path: '^api/', dependencyTypesNot: ['type-only'] },
      'Schemas stay on the server.',
    ),
    forbid(
      'contract-knows-no-inside',
      { path: '^api/contract/' },
      { path: '^api/(?!contract/)' },
      'The contract is the face, not the works.',
    ),
    forbid('services-know-no-route', { path: '^app/services/' }, { path: '^app/routes/' }, 'Arrows point down.'),
    forbid(
      'services-fill-what-screens-show',
      { path: '^app/services/' },
      { path: '^app/ui/', dependencyTypesNot: ['type-only'] },
      'What a screen shows is said beside it; a service fills it and draws nothing.',
    ),
    forbid(
      'ui-asks-nothing',
      { path: '^app/ui/' },
      { path: '^app/(routes|services|http)/' },
      'Components draw what they are given, and say what that is.',
    ),
    forbid('http-is-plumbing', { path: '^app/http/' }, { path: '^app/(routes|ui|services)/' }, 'Plumbing knows no shop.'),
    forbid('server-is-the-top', { path: '^(app|api)/' }, { path: '^server/' }, 'The server alone wires.'),
    forbid(
      'no-test-in-the-product',
      { pathNot: '(^tests/|\\.test\\.tsx?$)' },
      { path: '(^tests/|\\.test\\.tsx?$)' },
      'The product does not lean on its tests.',
    ),
    forbid(
      'no-dev-dependency-in-the-product',
      { path: '^(app|api|server)/', pathNot: '(\\.test\\.tsx?$|^app/routes\\.ts$|^app/ui/house/composer/)' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
      'Not there in production.',
    ),
    forbid('no-unknown-package', {}, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }, 'Named in package.json or not used.'),
    forbid(
      'no-dead-path',
      { pathNot: '\\+types' },
      { couldNotResolve: true, pathNot: '(^virtual:|^~fonts/|\\+types)' },
      'An import that leads nowhere.',
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(node_modules|^build)' },
    exclude: { path: '(\\.react-router|^build/)' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}
