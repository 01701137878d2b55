// `npm run house`: draws docs/house.svg from the code: its rooms, how many files each has, and who asks whom.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { root, say } from './steps/run.mjs'

const isCode = /(?<!\.test)(?<!\.d)\.tsx?$/
const words = /(?:from|import\()\s*'((?:#(?:app|api|server)|\.{1,2})\/[^']+)'/g

/** Where each room stands, from left to right and top to bottom; the wings of `api` above its ground are drawn as one. */
const rooms = {
  server: [340, 20],
  'app/routes': [40, 130],
  'app/ui': [40, 230],
  'app/http': [220, 130],
  'app/services': [220, 230],
  'api/contract': [400, 330],
  'api/door': [580, 130],
  'api/areas': [580, 230],
  'api/demo': [760, 130],
  'api/platform': [760, 230],
  'app/texts': [310, 440],
  'app/models': [490, 440],
}
const box = { width: 150, height: 62 }
const ink = { ground: '#fbf3ea', box: '#fffaf4', line: '#7a1428', text: '#2b0d14', arrow: '#b86a78' }

const files = ['app', 'api', 'server'].flatMap((wing) =>
  readdirSync(join(root, wing), { recursive: true })
    .map((name) => join(wing, name))
    .filter((name) => isCode.test(name)),
)
const counts = countBy(files.map(roomOf))
const asks = countBy(files.flatMap((file) => asked(file).map((room) => `${roomOf(file)} ${room}`)))

writeFileSync(join(root, 'docs/house.svg'), draw())
say(`  docs/house.svg: ${files.length} files in ${counts.size} rooms`)

function roomOf(file) {
  const parts = file.split('/')
  if (parts[0] === 'server') return 'server'
  if (parts.length === 2) return 'app/routes'
  const room = `${parts[0]}/${parts[1]}`
  return room in rooms ? room : `${parts[0]}/areas`
}

/** The other rooms that a file takes something from. */
function asked(file) {
  const own = roomOf(file)
  const named = [...readFileSync(join(root, file), 'utf8').matchAll(words)].map(([, path]) =>
    path.startsWith('#') ? path.slice(1) : relative('.', join(dirname(file), path)),
  )
  return [...new Set(named.filter((path) => /^(?:app|api|server)\//.test(path)).map(roomOf))].filter((room) => room !== own)
}

function countBy(names) {
  const counts = new Map()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}

function draw() {
  const arrows = [...asks]
    .filter(([pair]) => pair.split(' ').every((room) => room in rooms))
    .sort(([, one], [, other]) => one - other)
    .map(([pair, count]) => drawArrow(...pair.split(' '), count))
  const boxes = Object.keys(rooms).map(drawRoom)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 950 530" role="img" aria-label="The rooms of the house and who asks whom" font-family="Georgia, serif">
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L8 4L0 8z" fill="${ink.arrow}"/></marker></defs>
<rect width="950" height="530" fill="${ink.ground}"/>
${arrows.join('\n')}
${boxes.join('\n')}
</svg>
`
}

function drawRoom(room) {
  const [x, y] = rooms[room]
  const name = room === 'api/areas' ? 'api/selling, …' : room
  return `<g><rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="3" fill="${ink.box}" stroke="${ink.line}"/><text x="${x + box.width / 2}" y="${y + 27}" text-anchor="middle" font-size="15" fill="${ink.text}">${name}</text><text x="${x + box.width / 2}" y="${y + 47}" text-anchor="middle" font-size="12" fill="${ink.line}">${counts.get(room) ?? 0} files</text></g>`
}

/** From edge to edge, the thicker the more files ask. */
function drawArrow(from, to, count) {
  const [start, end] = [centre(from), centre(to)]
  const [a, b] = [edge(start, end), edge(end, start)]
  const width = (0.6 + Math.log2(count) / 2.5).toFixed(1)
  return `<path d="M${a.x.toFixed(0)} ${a.y.toFixed(0)}L${b.x.toFixed(0)} ${b.y.toFixed(0)}" stroke="${ink.arrow}" stroke-width="${width}" fill="none" marker-end="url(#tip)"><title>${from} → ${to}: ${count} files</title></path>`
}

function centre(room) {
  const [x, y] = rooms[room]
  return { x: x + box.width / 2, y: y + box.height / 2 }
}

function edge(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const share = Math.min(box.width / 2 / Math.abs(dx || 1e-9), box.height / 2 / Math.abs(dy || 1e-9))
  return { x: from.x + dx * share, y: from.y + dy * share }
}
