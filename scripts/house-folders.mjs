// The plan of the house: no folder of more than 25 files, no circle of folders, and between the wings the arrows that are drawn
// in wings.mjs alone. Imports of types count: a reader follows them, too.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, posix } from 'node:path'
import { root, say, stop } from './steps/run.mjs'
import { floors, wings } from './wings.mjs'

const mostFiles = 25
/** A series that only grows, in which nobody looks for anything but its end. */
const series = ['api/platform/database/migrations']

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'app', 'api', 'server', 'tests', 'scripts', 'vite'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && existsSync(`${root}/${file}`))
const known = new Set(files)
const imports = readImports()
const faults = [...findFullFolders(), ...findCircles(), ...findWrongArrows()]

for (const fault of faults) say(`  ${fault}`)
const arrows = Object.values(wings).flat().length
say(`  ${new Set(files.map(dirname)).size} folders, ${Object.keys(wings).length} wings, ${arrows} arrows between them`)
if (faults.length > 0) stop('The house is not built as it is drawn.')

function findFullFolders() {
  const sizes = Map.groupBy(files, dirname)
  return [...sizes]
    .filter(([folder, { length }]) => length > mostFiles && !series.includes(folder))
    .map(([folder, { length }]) => `${folder} holds ${length} files, ${mostFiles} are the most`)
}

/** Circles of folders of the product, each told once with the imports that close it. */
function findCircles() {
  const edges = new Map()
  for (const { from, to } of imports.filter(({ from }) => isProduct(from))) {
    const [one, other] = [dirname(from), dirname(to)]
    if (one !== other) edges.set(one, (edges.get(one) ?? new Set()).add(other))
  }
  const settled = new Set()
  const found = []
  const visit = (folder, path) => {
    const start = path.indexOf(folder)
    if (start >= 0) found.push([...path.slice(start), folder])
    if (start >= 0 || settled.has(folder)) return
    for (const next of edges.get(folder) ?? []) visit(next, [...path, folder])
    settled.add(folder)
  }
  for (const folder of edges.keys()) visit(folder, [])
  return found.map((circle) => `a circle of folders: ${circle.join(' → ')}`)
}

function findWrongArrows() {
  return imports.flatMap(({ from, to }) => {
    const [one, other] = [placeOf(from), placeOf(to)]
    if (!one || !other || one.floor !== other.floor || one.wing === other.wing) return []
    return wings[one.wing].includes(other.wing) ? [] : [`${from} → ${to}: no arrow leads from ${one.wing} to ${other.wing}`]
  })
}

/** The floor and the wing in which a file of the product stands. */
function placeOf(file) {
  const floor = isProduct(file) ? floors.find((one) => file.startsWith(`${one}/`)) : undefined
  const wing = floor && file.slice(floor.length + 1).split('/')[0]
  return wing && wing in wings ? { floor, wing } : undefined
}

function isProduct(file) {
  return /^(app|api|server)\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)
}

function readImports() {
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((from) => {
      const text = readFileSync(`${root}/${from}`, 'utf8')
      const places = [...text.matchAll(/(?:\bfrom|\bimport\(|^import) ?'([.#][^'?]+)/gm)].map(([, place]) => place)
      return places
        .map((place) => (place.startsWith('#') ? place.slice(1) : posix.join(dirname(from), place)))
        .filter((to) => known.has(to))
        .map((to) => ({ from, to }))
    })
}
