import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { browserGuard } from './browser-guard.ts'

const name = 'virtual:composer'

/**
 * Packs the page composer by itself, with a React of its own: the pieces that visitors load
 * are the same byte for byte whether there is a composer or not.
 */
export function packComposer(root: string): Plugin {
  return {
    name: 'pack-composer',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: (source) => (source === name ? `\0${name}` : undefined),
    load: async (id) => (id === `\0${name}` ? writeAddresses(await pack(root)) : undefined),
  }
}

/** The files are handled as any other that only the panel links: named after what is in them, kept for long. */
function writeAddresses(folder: string): string {
  const [script, sheet] = ['composer.js', 'composer.css'].map((file) => JSON.stringify(`${join(folder, file)}?url&no-inline`))
  return `import script from ${script}\nimport sheet from ${sheet}\nexport { script, sheet }`
}

async function pack(root: string): Promise<string> {
  const packed = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [{ ...browserGuard(root), applyToEnvironment: () => true }],
    build: {
      write: false,
      copyPublicDir: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(root, 'app/ui/composer/compose.client.tsx'),
        output: { entryFileNames: 'composer.js', assetFileNames: 'composer[extname]', codeSplitting: false },
      },
    },
  })
  const folder = join(root, 'node_modules', '.cache', 'composer')
  mkdirSync(folder, { recursive: true })
  for (const { output } of 'output' in packed ? [packed] : Array.isArray(packed) ? packed : []) {
    for (const file of output) writeFileSync(join(folder, file.fileName), file.type === 'chunk' ? file.code : file.source)
  }
  return folder
}
