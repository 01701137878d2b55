import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { browserGuard } from './browser-guard.ts'
import { bindTexts } from './french-spaces.ts'

/** A script of the panel that is packed apart: what it is called, where it begins, and whether it brings styles. */
type Packed = { name: string; entry: string; hasSheet?: boolean; leavesOut?: RegExp }

/**
 * Packs a script of the panel by itself, with all that it needs: the pieces that visitors load
 * are the same byte for byte whether there is such a script or not.
 */
export function packScript(root: string, packed: Packed): Plugin {
  const id = `\0virtual:${packed.name}`
  return {
    name: `pack-${packed.name}`,
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: (source) => (source === id.slice(1) ? id : undefined),
    load: async (asked) => (asked === id ? writeAddresses(await pack(root, packed), packed) : undefined),
  }
}

/** The same as one text, for an address that stays what it is: a browser keeps a worker by where it came from. */
export function packWorker(root: string, packed: Packed): Plugin {
  const id = `\0virtual:${packed.name}`
  return {
    name: `pack-${packed.name}`,
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: (source) => (source === id.slice(1) ? id : undefined),
    load: async (asked) => {
      if (asked !== id) return undefined
      const folder = await pack(root, packed)
      return `export default ${JSON.stringify(readFileSync(join(folder, `${packed.name}.js`), 'utf8'))}`
    },
  }
}

/** The files are handled as any other that only the panel links: named after what is in them, kept for long. */
function writeAddresses(folder: string, { name, hasSheet }: Packed): string {
  const addresses = { script: `${name}.js`, ...(hasSheet && { sheet: `${name}.css` }) }
  const imports = Object.entries(addresses).map(
    ([kind, file]) => `import ${kind} from ${JSON.stringify(`${join(folder, file)}?url&no-inline`)}`,
  )
  return [...imports, `export { ${Object.keys(addresses).join(', ')} }`].join('\n')
}

async function pack(root: string, { name, entry, leavesOut }: Packed): Promise<string> {
  const packed = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [{ ...browserGuard(root), applyToEnvironment: () => true }, bindTexts(root), leavesOut && leaveOut(leavesOut)],
    build: {
      write: false,
      copyPublicDir: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(root, entry),
        output: { entryFileNames: `${name}.js`, assetFileNames: `${name}[extname]`, codeSplitting: false },
      },
    },
  })
  const folder = join(root, 'node_modules', '.cache', name)
  mkdirSync(folder, { recursive: true })
  for (const { output } of 'output' in packed ? [packed] : Array.isArray(packed) ? packed : []) {
    for (const file of output) writeFileSync(join(folder, file.fileName), file.type === 'chunk' ? file.code : file.source)
  }
  return folder
}

/** A part of a library that loads on its own and is never asked for here: what asks for it nevertheless is told. */
function leaveOut(parts: RegExp): Plugin {
  const gone = '\0left-out'
  return {
    name: 'leave-out',
    enforce: 'pre',
    resolveId: (source) => (parts.test(source) ? gone : undefined),
    load: (id) => (id === gone ? "throw new Error('This part of the library was left out.')" : undefined),
  }
}
