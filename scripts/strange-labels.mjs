// `node scripts/strange-labels.mjs FOLDER [NAME …]`: photographs twenty labels of every kind on the six bottles, as the studio of the program does; Blender has to be there.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { root, say, stop } from './steps/run.mjs'
import { strangeLabels } from './strange-labels/labels.mjs'
import { photographAskew } from './strange-labels/photograph-askew.mjs'

const [folder, ...asked] = process.argv.slice(2)
if (!folder) stop('Name the folder that takes the pictures.')
const { findBlender, openBlenderStudio } = await read('api/platform/outside/studio/blender-studio.ts')
const { hangLabel, shapeOf, shotFrames } = await read('app/models/catalog/bottle/packshot.ts')
const { findLabel } = await read('app/models/catalog/label-photo/find-label.ts')
const { projectInto, straighten } = await read('app/models/catalog/label-photo/straighten.ts')
const program = findBlender(undefined)
if (!program) stop('Blender is not on the PATH.')
const studio = openBlenderStudio({ program, folder: join(tmpdir(), `labels-${process.pid}`) })
const out = resolve(folder)

mkdirSync(out, { recursive: true })
for (const one of strangeLabels) {
  const at = join(out, `${one.name}.webp`)
  if (asked.length > 0 ? !asked.includes(one.name) : existsSync(at)) continue
  const from = performance.now()
  const shot = await photograph(one, await labelOf(one))
  const shown = await sharp(shot).resize({ width: 700 }).flatten({ background: '#f5efe2' }).webp({ quality: 76 }).toBuffer()
  writeFileSync(at, shown)
  const seconds = Math.round((performance.now() - from) / 1000)
  say(`  ${one.name.padEnd(14)} ${String(seconds).padStart(5)} s ${(shown.length / 1000).toFixed(1).padStart(6)} kB`)
}

/** The label as it was drawn, or as the shop takes it out of its photograph. */
async function labelOf({ name, draw, askew }) {
  const drawn = await sharp(Buffer.from(draw()), { density: 200 }).png().toBuffer()
  if (!askew) return sharp(drawn).toBuffer({ resolveWithObject: true })
  const photo = await photographAskew(drawn, askew, projectInto)
  writeFileSync(join(out, `${name}-photo.jpg`), photo)
  const small = await pixelsOf(sharp(photo).resize(320, 320, { fit: 'inside' }))
  const found = findLabel(small)
  if (!found) stop(`${name}: no label is seen`)
  const large = await pixelsOf(sharp(photo))
  const scale = large.width / small.width
  const grown = (points) => points.map(([x, y]) => [x * scale, y * scale])
  const { data, width, height } = straighten(large, { corners: grown(found.corners), hull: grown(found.hull) })
  return sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer({ resolveWithObject: true })
}

async function photograph({ name, bottle: { build, ...made }, liquid }, { data, info }) {
  const label = hangLabel(build, info.width / info.height)
  studio.begin(name, { view: 'bottle', shape: shapeOf(build), ...made, liquid, label, ...shotFrames.bottle }, data)
  while (!studio.sitting().ended) await wait(200)
  const { ended } = studio.sitting()
  if (!ended.ok) stop(`${name}: ${ended.reason}`)
  return ended.bytes
}

async function pixelsOf(picture) {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function read(path) {
  return (await runnerImport(join(root, path), { configFile: false, root, logLevel: 'error' })).module
}
