// What a visitor's browser has to load for each route, after brotli, held against its budget.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { root, say, stop } from './steps/run.mjs'

const budget = {
  document: 12_000,
  screen: { script: 130_000, files: 14 },
  // What every page links, and what pages of one kind link beside it.
  style: { site: 14_000, reading: 2_000, shop: 2_700, own: 4_000, order: 1_000, print: 1_000 },
  // What the site's own look is set in; each further family, which only sites that are set in it load; and what any page of French is
  // set in at first: the heaviest titles, the heaviest text, and its italic.
  fonts: { own: 112_000, further: 75_000, firstView: 90_000 },
  panelStyle: 9_200,
  composer: { script: 240_000, style: 14_000 },
  work: 5_300,
  find: 2_000,
  // What the stock and the round add to be usable without a line; their worker is loaded by no page.
  cellar: 3_000,
  cellarWorker: 3_800,
  sends: 3_000,
  // What reads codes into the round and the sheet of stocks.
  scan: 4_000,
  // What the desk of the look alone links beside the panel's.
  look: { script: 2_000, style: 1_500 },
  photos: 7_500,
  // What moves and doubles the rows of a form in place.
  rows: 2_500,
  // What shows a wine as it is written.
  liveWine: 3_000,
  // All that a screen of the panel loads, whatever it is: only what writes, composes and sends files may weigh more.
  panelScreen: 12_000,
  // What makes the hours of a day those of another.
  hours: 500,
  // What fills the grid of wines in as a sheet.
  grid: { script: 4_000, style: 1_000 },
  // What lets texts of a form be written by sight.
  writing: { script: 9_000, style: 1_000 },
}

const client = join(root, 'build', 'client')
const folder = join(client, 'assets')
const weights = new Map()
const manifest = readManifest()
let failed = false

// Documents load none of the router's pieces, however many of them are packed.
for (const [id, { module }] of Object.entries(manifest.routes)) {
  if (id === 'root' || !module || !isScreen(module)) continue
  const scripts = filesOf(id)
  const bytes = scripts.reduce((sum, file) => sum + weigh(file), 0)
  const over = bytes > budget.screen.script || scripts.length > budget.screen.files
  failed ||= over
  say(`  ${over ? '✗' : '✓'} ${id}: ${kb(bytes)} of script in ${scripts.length} files`)
}
// A sheet that is of no kind of page is the panel's, linked by its screens alone.
const kinds = Object.keys(budget.style)
const kindOf = (sheet) => kinds.find((kind) => sheet.startsWith(`/assets/${kind}-`))
const isComposer = (path) => /^\/assets\/composer-/.test(path)
const all = readdirSync(folder).map((name) => `/assets/${name}`)
const isLookDesk = (path) => /^\/assets\/look-desk-/.test(path)
const isWriting = (path) => /^\/assets\/writing-/.test(path)
const isGrid = (path) => /^\/assets\/grid-/.test(path)
const isApart = (path) => isComposer(path) || isLookDesk(path) || isWriting(path) || isGrid(path)
const sheets = all.filter((path) => path.endsWith('.css') && !isApart(path))
weighFiles(
  'script of every document',
  all.filter((path) => /^\/assets\/smooth-.*\.js$/.test(path)),
  budget.document,
)
for (const kind of kinds)
  weighFiles(
    `styles: ${kind}`,
    sheets.filter((sheet) => kindOf(sheet) === kind),
    budget.style[kind],
  )
const fontFiles = readdirSync(join(client, 'fonts')).map((name) => `/fonts/${name}`)
const faceOf = (file) => file.replace(/^\/fonts\/(.*)-.{8}\.woff2$/, '$1')
const familyOf = (file) => faceOf(file).replace(/(?:-italic)?(?:-more)?$/, '')
const isOwn = (file) => ['playfair', 'newsreader'].includes(familyOf(file))
weighFiles('fonts of every site', fontFiles.filter(isOwn), budget.fonts.own)
for (const family of new Set(fontFiles.filter((file) => !isOwn(file)).map(familyOf)))
  weighFiles(
    `fonts ${family}`,
    fontFiles.filter((file) => familyOf(file) === family),
    budget.fonts.further,
  )
const heaviest = (isWanted) => fontFiles.filter((file) => isWanted(faceOf(file))).sort((one, other) => weigh(other) - weigh(one))
weighFiles(
  'fonts of a first view, the heaviest together',
  [
    ...heaviest((face) => !/-(?:more|italic)$/.test(face)).slice(0, 2),
    ...heaviest((face) => face.endsWith('-italic')).slice(0, 1),
  ],
  budget.fonts.firstView,
)
weighFiles(
  'styles of the panel',
  sheets.filter((sheet) => !kindOf(sheet)),
  budget.panelStyle,
)
weighFiles(
  'script of the page composer',
  all.filter((path) => isComposer(path) && path.endsWith('.js')),
  budget.composer.script,
)
weighFiles(
  'styles of the page composer',
  all.filter((path) => isComposer(path) && path.endsWith('.css')),
  budget.composer.style,
)
weighFiles(
  'script of forms of the panel',
  all.filter((path) => /^\/assets\/keep-work-.*\.js$/.test(path)),
  budget.work,
)
weighFiles(
  'script of the search of the panel',
  all.filter((path) => /^\/assets\/find-.*\.js$/.test(path)),
  budget.find,
)
weighFiles(
  'script of the desks of the cellar',
  all.filter((path) => /^\/assets\/cellar-.*\.js$/.test(path)),
  budget.cellar,
)
weighFiles(
  'script that sends files',
  all.filter((path) => /^\/assets\/send-files-.*\.js$/.test(path)),
  budget.sends,
)
weighFiles(
  'script that reads codes',
  all.filter((path) => /^\/assets\/scan-.*\.js$/.test(path)),
  budget.scan,
)
weighFiles(
  'script of the desk of the look',
  all.filter((path) => isLookDesk(path) && path.endsWith('.js')),
  budget.look.script,
)
weighFiles(
  'styles of the desk of the look',
  all.filter((path) => isLookDesk(path) && path.endsWith('.css')),
  budget.look.style,
)
weighFiles(
  'script of texts written by sight',
  all.filter((path) => isWriting(path) && path.endsWith('.js')),
  budget.writing.script,
)
weighFiles(
  'styles of texts written by sight',
  all.filter((path) => isWriting(path) && path.endsWith('.css')),
  budget.writing.style,
)
weighFiles(
  'script of the grid of wines',
  all.filter((path) => isGrid(path) && path.endsWith('.js')),
  budget.grid.script,
)
weighFiles(
  'styles of the grid of wines',
  all.filter((path) => isGrid(path) && path.endsWith('.css')),
  budget.grid.style,
)
weighFiles(
  'script that brings photos in',
  all.filter((path) => /^\/assets\/photos-.*\.js$/.test(path)),
  budget.photos,
)
weighFiles(
  'script that moves rows',
  all.filter((path) => /^\/assets\/rows-.*\.js$/.test(path)),
  budget.rows,
)
weighFiles(
  'script of a wine as it is written',
  all.filter((path) => /^\/assets\/live-wine-.*\.js$/.test(path)),
  budget.liveWine,
)
weighFiles(
  'script of the hours of a week',
  all.filter((path) => /^\/assets\/hours-.*\.js$/.test(path)),
  budget.hours,
)
for (const [screen, scripts] of listPanelScreens())
  weighFiles(
    `script of a screen of the panel, ${screen}`,
    all.filter((path) => scripts.some((name) => path.startsWith(`/assets/${name}-`) && path.endsWith('.js') && isPacked(path))),
    budget.panelScreen,
  )
// It is sent from an address of its own.
const worker = brotliCompressSync(readFileSync(join(root, 'node_modules', '.cache', 'cellar-worker', 'cellar-worker.js'))).length
failed ||= worker > budget.cellarWorker
say(`  ${worker > budget.cellarWorker ? '✗' : '✓'} worker of the cellar: ${kb(worker)}`)
if (failed) stop('Over budget, or not found: see the lines above.')

function weighFiles(name, files, limit) {
  const bytes = files.reduce((sum, file) => sum + weigh(file), 0)
  // Where nothing is found, the name that it is looked for by is no longer right.
  const isWrong = files.length === 0 || bytes > limit
  failed ||= isWrong
  say(`  ${isWrong ? '✗' : '✓'} ${name}: ${kb(bytes)}`)
}

/**
 * The scripts of each kind of screen, as the routes of the panel ask for them: what every screen has, what is fetched where a form has
 * rows, and what a route has of its own. Those that write by sight, bring photos in, compose and send files are held apart.
 */
function listPanelScreens() {
  const own = listFiles(join(root, 'app', 'routes', 'house')).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const screen = file.slice(file.lastIndexOf('/') + 1).replace('.tsx', '')
    const names = [...text.matchAll(/^import \{ script\b.* from 'virtual:([\w-]+)'$/gm)].map(([, name]) => name)
    const isHeavy = names.some((name) => name === 'composer' || name === 'send-files')
    if (!text.includes('panelScript:') || isHeavy) return []
    // What is kept without a line has no rows that are moved.
    const alone = names.includes('cellar') ? [] : ['rows']
    return [[screen, ['find', ...(text.includes('keepsWork: true') ? ['keep-work', ...alone] : []), ...names]]]
  })
  return [['ordinary', ['find', 'keep-work']], ['with rows', ['find', 'keep-work', 'rows']], ...own]
}

function listFiles(at) {
  return readdirSync(at, { recursive: true })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join(at, name))
}

/** A route may be called like a script: its own piece in the browser's build says nothing. */
function isPacked(path) {
  return weigh(path) > 100
}

function readManifest() {
  const name = readdirSync(folder).find((file) => /^manifest-.*\.js$/.test(file))
  const text = readFileSync(join(folder, name), 'utf8')
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}

/** What a route says of itself in its handle, its piece of script says too. */
function isScreen(module) {
  return /\bas handle\b/.test(readFileSync(join(client, module), 'utf8'))
}

/** The entry, and the modules of a route and its parents, with all that they import; no browser fetches the whole manifest. */
function filesOf(id) {
  const files = new Set([manifest.entry.module, ...manifest.entry.imports])
  for (let at = id; at; at = manifest.routes[at].parentId) {
    const { module, imports = [] } = manifest.routes[at]
    for (const file of [module, ...imports]) files.add(file)
  }
  return [...files]
}

function weigh(file) {
  const known = weights.get(file) ?? brotliCompressSync(readFileSync(join(client, file))).length
  weights.set(file, known)
  return known
}

function kb(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`
}
