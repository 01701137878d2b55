import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { browserGuard } from './browser-guard.ts'
import { bindTexts } from './french-spaces.ts'

const entry = 'app/ui/house/smooth/smooth.client.ts'
const id = '\0virtual:smooth'

type File = { fileName: string; content: string }

/**
 * Packs the script of all pages by itself, in the pieces that it fetches when they are wanted: nothing that React or its router
 * needs comes along, and pages tell its address by `virtual:smooth`.
 */
export function packSmooth(root: string): Plugin {
  let isDevelopment = false
  let packing: Promise<File[]> | undefined
  const files = () => (packing ??= pack(root))
  return {
    name: 'pack-smooth',
    configResolved: ({ command }) => {
      isDevelopment = command === 'serve'
    },
    resolveId: (source) => (source === id.slice(1) ? id : undefined),
    load: async (asked) => (asked === id ? `export const script = ${JSON.stringify(await addressOf())}` : undefined),
    async generateBundle() {
      if (this.environment.name !== 'client') return
      for (const { fileName, content } of await files()) this.emitFile({ type: 'asset', fileName, source: content })
    },
  }

  async function addressOf(): Promise<string> {
    if (isDevelopment) return `/${entry}`
    const first = (await files()).find(({ fileName }) => /\/smooth-/.test(fileName))
    return `/${first?.fileName}`
  }
}

async function pack(root: string): Promise<File[]> {
  const packed = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [{ ...browserGuard(root), applyToEnvironment: () => true }, bindTexts(root)],
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rollupOptions: {
        input: { smooth: join(root, entry) },
        output: { entryFileNames: 'assets/[name]-[hash].js', chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
  })
  const outputs = 'output' in packed ? [packed] : Array.isArray(packed) ? packed : []
  return outputs.flatMap(({ output }) =>
    output.flatMap((file) => (file.type === 'chunk' ? [{ fileName: file.fileName, content: file.code }] : [])),
  )
}
