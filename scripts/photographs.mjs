// `node scripts/photographs.mjs [NAME …]`: takes the photographs of the demo estate into public/art, as the studio of the program does; Blender has to be there.
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { runnerImport } from 'vite'
import { root, say, stop } from './steps/run.mjs'

/** In bytes: no photograph weighs more than a rich drawing. */
const most = 60_000
const sheet = { width: 1600, height: 1600, fit: 'inside' }

const { listPhotographs } = await read('api/demo/photographs.ts')
const { findBlender, openBlenderStudio } = await read('api/platform/outside/studio/blender-studio.ts')
const program = findBlender(undefined)
if (!program) stop('Blender is not on the PATH.')
const studio = openBlenderStudio({ program, folder: join(tmpdir(), `photographs-${process.pid}`) })
const out = join(root, 'public/art/photographs')
const asked = process.argv.slice(2)

mkdirSync(out, { recursive: true })
for (const { name, shot, drawLabel } of listPhotographs()) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const { bytes, ms } = await take(name, shot, drawLabel())
  const picture = await toWeb(bytes, shot.size)
  writeFileSync(join(out, `${name}.avif`), picture)
  say(`  ${name.padEnd(20)} ${String(Math.round(ms / 1000)).padStart(5)} s ${(picture.length / 1000).toFixed(1).padStart(6)} kB`)
}

// The library of the demo says how heavy each is, and shows those that are there.
const taken = readdirSync(out).map((file) => [file.replace('.avif', ''), statSync(join(out, file)).size])
writeFileSync(join(root, 'api/demo/shop/photograph-sizes.json'), `${JSON.stringify(Object.fromEntries(taken.sort()), null, 2)}\n`)

async function take(name, shot, label) {
  const from = performance.now()
  const density = Math.min(1200, (72 * sheet.width) / (shot.label.width * 10))
  studio.begin(name, shot, await sharp(Buffer.from(label), { density }).resize(sheet).png().toBuffer())
  while (!studio.sitting().ended) await wait(200)
  const { ended } = studio.sitting()
  if (!ended.ok) stop(`${name}: ${ended.reason}`)
  return { bytes: ended.bytes, ms: performance.now() - from }
}

/** As good as fits the weight. */
async function toWeb(bytes, [width]) {
  for (let quality = 74; quality > 30; quality -= 4) {
    const picture = await sharp(bytes).resize({ width }).avif({ quality, effort: 6 }).toBuffer()
    if (picture.length <= most) return picture
  }
  throw new Error('no quality makes it light enough')
}

async function read(path) {
  return (await runnerImport(join(root, path), { configFile: false, root, logLevel: 'error' })).module
}
