import { join } from 'node:path'
import { build, type Plugin } from 'vite'

/** A program for a process of its own: what it is called, where it begins, and what it finds on the disk by itself. */
type Program = { name: string; entry: string; finds: string[] }

/** Packs a program with all of ours that it needs into one text, for a process that has nothing but its own words. */
function packProgram(root: string, { name, entry, finds }: Program): Plugin {
  const id = `\0virtual:${name}`
  return {
    name: `pack-${name}`,
    resolveId: (source) => (source === id.slice(1) ? id : undefined),
    load: async (asked) =>
      asked === id ? `export default ${JSON.stringify(await pack(root, join(root, entry), finds))}` : undefined,
  }
}

async function pack(root: string, input: string, finds: string[]): Promise<string> {
  const packed = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: finds },
    build: {
      ssr: true,
      write: false,
      copyPublicDir: false,
      target: 'node22',
      rollupOptions: { input, external: finds, output: { codeSplitting: false } },
    },
  })
  const [chunk, ...others] = 'output' in packed ? packed.output : []
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${input}: a program is one text`)
  return chunk.code
}

/** The process that looks into what strangers send. */
export function packPictureProcess(root: string): Plugin {
  return packProgram(root, { name: 'picture-process', entry: 'api/platform/outside/picture-process.js', finds: ['sharp'] })
}
