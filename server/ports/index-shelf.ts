import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { openIndexFolder } from '#api/platform/search/kept/index-folder.ts'
import type { IndexShelf } from '#api/platform/search/kept/index-shelf.ts'
import type { Settings } from '../settings/settings.ts'

/** Where indexes are kept beyond this process. */
export function openIndexShelf({ dataDir }: Pick<Settings, 'dataDir'>, program: string): IndexShelf {
  return openIndexFolder({ folder: join(dataDir, 'search'), program: markOfBuild(program) })
}

/** Tells one build from another: the pieces beside the file that is run are named by what they hold. */
function markOfBuild(program: string): string {
  const hash = createHash('sha256').update(readFileSync(program))
  for (const piece of readdirSync(join(dirname(program), 'assets')).sort()) hash.update(`${piece}\n`)
  return hash.digest('base64url')
}
