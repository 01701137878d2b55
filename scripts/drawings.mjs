// `node scripts/drawings.mjs`: prints the drawings of the demo estate into public/art. Same program, same prints.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { runnerImport } from 'vite'
import { root, say } from './steps/run.mjs'

const { module } = await runnerImport(join(root, 'api/site/drawings/catalogue.ts'), {
  configFile: false,
  root,
  logLevel: 'error',
})
const sizes = {}
for (const [name, drawing] of module.drawAll()) {
  writeFileSync(join(root, 'public/art', `${name}.svg`), drawing)
  sizes[name] = drawing.length
  say(`  ${name.padEnd(16)} ${kb(drawing.length)}, ${kb(brotliCompressSync(drawing).length)} on the wire`)
}
// The library of the demo says how heavy each is.
writeFileSync(join(root, 'api/demo/drawing-sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`)

function kb(bytes) {
  return `${(bytes / 1000).toFixed(1).padStart(6)} kB`
}
