import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { packPictureProcess } from './packed-program.ts'

const rooms = ['api', 'app/models', 'app/texts']
const isPacked = /^(?:api|app\/models|app\/texts)\/.*(?<!\.test)\.tsx?$/
const dayMs = 24 * 60 * 60 * 1000
let packing: Promise<string> | undefined

/**
 * Hands tests the house as it was packed once, file by file: to read and shape its thousand files anew
 * for each test file takes longer than most of the tests.
 */
export function packedHouse(root: string): Plugin {
  let folder = ''
  return {
    name: 'packed-house',
    enforce: 'pre',
    async configureServer() {
      packing ??= pack(root)
      folder = await packing
    },
    async resolveId(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const path = found && relative(root, found.id)
      return path && isPacked.test(path) ? { ...found, id: join(folder, path.replace(/\.tsx?$/, '.js')) } : found
    },
  }
}

/** Packs what is there into a folder named after it, unless that was done before. */
async function pack(root: string): Promise<string> {
  const shelf = join(root, 'node_modules/.cache/house')
  const files = rooms.flatMap((room) => listFiles(join(root, room)))
  const folder = join(shelf, hashOf(files))
  if (existsSync(folder)) return folder
  const unfinished = `${folder}-${process.pid}`
  const input = files.filter((file) => isPacked.test(relative(root, file)))
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [packPictureProcess(root)],
    build: {
      ssr: true,
      outDir: unfinished,
      copyPublicDir: false,
      sourcemap: true,
      minify: false,
      target: 'node22',
      rollupOptions: {
        input,
        treeshake: false,
        output: { preserveModules: true, preserveModulesRoot: root, entryFileNames: '[name].js' },
      },
    },
  })
  writeFileSync(join(unfinished, 'package.json'), '{ "type": "module" }')
  if (existsSync(folder)) rmSync(unfinished, { recursive: true })
  else renameSync(unfinished, folder)
  forgetOld(shelf, folder)
  return folder
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}

function forgetOld(shelf: string, kept: string): void {
  for (const name of readdirSync(shelf)) {
    const folder = join(shelf, name)
    if (folder !== kept && statSync(folder).mtimeMs < Date.now() - dayMs) rmSync(folder, { recursive: true, force: true })
  }
}
